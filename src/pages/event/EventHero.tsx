import { EventStatus } from '#src/components/sections/events/EventStatus.tsx';
import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { Breadcrumbs, type Crumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { eventPage } from '#src/copy/academy/eventPage.ts';
import styles from './EventHero.module.css';

export function EventHero({ event, trail }: { event: Item<'events'>; trail: readonly Crumb[] }) {
  const { tipo, titulo, descricao, imagem, local, vagas, pessoas, tone } = event;
  const { inicio, fim, past, dia, mes, ano, data, horario } = event;
  const words = useIsPast(fim, past) ? eventPage.past : eventPage.coming;
  const facts = [
    { term: eventPage.when, text: `${data}, ${horario}` },
    { term: eventPage.where, text: local },
    ...(vagas ? [{ term: words.places, text: vagas }] : []),
  ];
  return (
    <div className="gutter pad-above-5 pad-below-8" data-tone={tone}>
      <div className="content-width stack-6">
        <Breadcrumbs trail={trail} current={titulo} />
        <div className={`${styles.ticket} stack clip rounded-l on-light cream forced-edge`}>
          <div className={styles.words}>
            <EventStatus className={styles.status} end={fim} past={past} />
            <p className="strong">{tipo}</p>
            <h1 className="title-m breakable">{titulo}</h1>
            <p className="lead measure">{descricao}</p>
          </div>
          <Picture image={imagem} className="fill" priority />
          <p className={styles.stub}>
            <time className="row-3 wrapping baseline display leading-tight" dateTime={inicio}>
              <span aria-hidden="true" className="figure-m">
                {dia}
              </span>
              <span aria-hidden="true" className="title-s">
                {mes} {ano}
              </span>
              <span className="visually-hidden">{data}</span>
            </time>
          </p>
        </div>
        <dl className={`${styles.facts} grid-4`}>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt className="strong">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div className="stack">
            <dt className="strong">{eventPage.who}</dt>
            {pessoas.map(({ nome, foto }) => (
              <dd key={nome} className="row-3 middle">
                <Picture image={foto} className={`${styles.portrait} round square`} />
                {nome}
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </div>
  );
}
