import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Metrics } from '#src/components/sections/Metrics.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { CardLink } from '#src/components/ui/CardLink.tsx';
import { TileIcon } from '#src/components/ui/drawings/TileIcon.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { businessDesign } from '#src/copy/services/businessDesign.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import styles from './BusinessDesignPage.module.css';

const trail = [{ label: 'Serviços', to: paths.services }];
const partTones = [undefined, undefined, 'sunflower'] as const;

export default function BusinessDesignPage() {
  const { head, metrics, action, hero, services, cases } = businessDesign;
  return (
    <>
      <PageHead {...head} {...placeOf('businessDesign')} trail={trail} />
      <div className={`${styles.hero} stack-6 clip`} data-tone="sky">
        <div className={`${styles.words} page-width stack-5 full start top-l relative-l gutter page-top`}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={head.name} />
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.lead}>{hero.lead}</p>
          <ButtonLinks links={hero.links} />
        </div>
        <div className={`${styles.media} self-end-l`}>
          <Picture className="full" image={hero.image} priority />
        </div>
      </div>
      <Section title={metrics.title} intro={metrics.intro}>
        <Metrics items={metrics.items} />
      </Section>
      <Section tone="surface" title={services.title}>
        <div className="indexed">
          {services.items.map(({ titulo, icone, descricao, beneficios }) => (
            <article key={titulo} className={styles.row}>
              <TileIcon name={icone} />
              <h3 className={`${styles.service} display title-m leading-display`}>{titulo}</h3>
              <p className={`${styles.description} measure lead balance`}>{descricao}</p>
              <div className={styles.benefits}>
                <h4 className="plain normal pad-below-2">{services.benefitsLabel}</h4>
                <TextList items={beneficios} className="plain-list" />
              </div>
            </article>
          ))}
        </div>
      </Section>
      <Section tone="ink" title={cases.title}>
        <div className={styles.cases}>
          {cases.items.map(({ titulo, cliente, desafio, solucao, resultado, imagem, link }) => (
            <article key={titulo} className={`${styles.case} grid-5 wide-gap-5 relative split-7-5`}>
              <div className={`${styles.caseMedia} hidden-overflow rounded-l`}>
                <Picture image={imagem} />
              </div>
              <header className="stack-2 end start soft">
                <h3 className="display title-m leading-display text-colour pad-below-2">{titulo}</h3>
                <p>Cliente: {cliente}</p>
                <CardLink to={link.to} label={link.label} about={titulo} />
              </header>
              <dl className={`${styles.parts} stack hidden-overflow rounded-l across-l`}>
                {[desafio, solucao, resultado].map((text, index) => (
                  <div key={text} className={styles.part} data-tone={partTones[index]}>
                    <dt className="heading title-s pad-below-2">{cases.parts[index]}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </div>
      </Section>
      <ContactAction {...action} tone="red" />
    </>
  );
}
