import { currentEvents as events } from 'virtual:content/lists/currentEvents';
import { models } from 'virtual:content/lists/models';
import { newestPublications as publications } from 'virtual:content/lists/newestPublications';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { EventTickets } from '#src/components/sections/events/EventTickets.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLink, ButtonLinks } from '#src/components/ui/Button.tsx';
import { useIsPast } from '#src/components/ui/behaviour/useIsPast.ts';
import { CardLink } from '#src/components/ui/CardLink.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import academyPicture from '#src/pictures/academy/academy-desktop.svg?banner';
import styles from './AcademyPage.module.css';
import publicationStyles from './PublicationsSection.module.css';

const stair = {
  viewBox: '0 0 1344 252',
  path: 'M36 36 C 240 30 180 108 380 108 C 590 102 530 180 732 180 C 940 174 880 252 1084 252',
};

export default function AcademyPage() {
  const { head, action, hero, method } = academy;
  const last = events.at(-1);
  const over = useIsPast(last?.fim ?? '1970-01-01', last?.past ?? true);
  return (
    <>
      <PageHead {...head} {...placeOf('academy')} />
      <div className={styles.hero} data-tone="ink">
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className="measure lead soft balance">{hero.lead}</p>
          <ButtonLinks className="cluster-4 space-above-3" links={hero.links} />
        </div>
        <Picture image={academyPicture} className={`${styles.picture} fill`} priority />
      </div>
      <section id="metodologia" className="band clip">
        <div className="content-width grid-7">
          <header className="grid-5 split-5-7 bottom-l">
            <h2>{method.title}</h2>
            <p className="measure lead soft balance">{method.intro}</p>
          </header>
          <StepList className={styles.stair} line={stair} steps={method.steps} />
          <div className={`${styles.action} self-end-l`}>
            <ButtonLink to={paths.methodology} icon="arrow" variant="secondary" label={method.action} />
          </div>
        </div>
      </section>
      <section id="modelos" className="band" data-tone="surface">
        <div className="content-width grid-8 columns-12">
          <header className={`${styles.header} stack-5 top`}>
            <h2>{academy.models.title}</h2>
            <p className="lead soft balance narrow-text">{academy.models.intro}</p>
          </header>
          {models.map(({ id, titulo, pergunta, descricao, imagem, link: address }) => (
            <article key={id} className={`${styles.model} stack-5 top relative`}>
              <Picture image={imagem} className="frame" />
              <div className={`${styles.modelWords} stack-3 start measure`}>
                <h3 className="title-m leading-display">{titulo}</h3>
                <p className={styles.question}>{pergunta}</p>
                <p>{descricao}</p>
                <CardLink to={address} label={academy.models.link} about={titulo} />
              </div>
            </article>
          ))}
        </div>
      </section>
      <PublicationsSection />
      <section className="band" data-tone="petrol">
        <div className="content-width stack-7">
          <header className="stack-4">
            <h2 className="title-l">{academy.events.title}</h2>
            <p className="lead balance measure">
              {over ? academy.events.intro.past : academy.events.intro.coming}
            </p>
          </header>
          <EventTickets events={events} link={academy.events.link} />
          <div>
            <ButtonLink to={paths.events} icon="arrow" label={academy.events.all} />
          </div>
        </div>
      </section>
      <CallToAction tone="lilac" {...action} />
    </>
  );
}

function PublicationsSection() {
  const { title, intro, link, action } = academy.publications;
  return (
    <section id="publicacoes" className="band">
      <div className="content-width stack-7">
        <header className="stack-4">
          <h2>{title}</h2>
          <p className="lead soft balance">{intro}</p>
        </header>
        <div className={publicationStyles.list}>
          {publications.map(({ id, tipo, titulo, resumo, autores, data, imagem, link: address }) => (
            <article key={id} className={`${publicationStyles.publication} stack relative whole`}>
              <div className={publicationStyles.stand}>
                <Picture image={imagem} className={publicationStyles.cover} />
              </div>
              <div className={publicationStyles.words}>
                <p className="badge">{tipo}</p>
                <h3>{titulo}</h3>
                <p className="small soft">
                  {autores.join(' e ')}, {data.slice(0, 4)}
                </p>
                <p>{resumo}</p>
                <CardLink to={address} label={link} about={titulo} />
              </div>
            </article>
          ))}
        </div>
        <div>
          <ButtonLink to={paths.publications} icon="arrow" label={action} />
        </div>
      </div>
    </section>
  );
}
