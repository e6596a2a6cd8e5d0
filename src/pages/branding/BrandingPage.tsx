import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink, ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { branding } from '#src/copy/services/branding.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import styles from './BrandingPage.module.css';
import { LetterTile } from './LetterTile.tsx';

const trail = [{ label: 'Serviços', to: paths.services }];

const tones = ['sunflower', 'coral', 'sky', 'petrol'] as const;

export default function BrandingPage() {
  const { head, cases, action, hero, benefits, approaches } = branding;
  return (
    <>
      <PageHead {...head} {...placeOf('branding')} trail={trail} />
      <div className={`${styles.hero} gutter`} data-tone="lilac">
        <div className={`${styles.inner} content-width page-top grid-5`}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={head.name} />
          <h1 className={styles.title}>{hero.title}</h1>
          <div className={`${styles.words} stack-5`}>
            <p className="lead balance narrow-text">{hero.lead}</p>
            <ButtonLinks className="cluster-4" links={hero.links} />
          </div>
          <div className={styles.media}>
            <Picture className="full" image={hero.image} priority />
          </div>
        </div>
      </div>
      <section className="page-width gutter band-below stack-7">
        <h2 className="ch-18">{benefits.title}</h2>
        <ul className="stack-6">
          {benefits.items.map(({ titulo, descricao }, index) => (
            <li key={titulo} className={styles.benefit}>
              <h3 className={styles.bar} data-tone={tones[index]}>
                {titulo}
              </h3>
              <p className={styles.text}>{descricao}</p>
            </li>
          ))}
        </ul>
      </section>
      <Section id="processo" tone="ink" title={approaches.title} intro={approaches.intro}>
        <div className={`${styles.approaches} grid-8`}>
          {approaches.items.map(({ letra, titulo, descricao, processo }) => (
            <article key={letra} className={`${styles.approach} stack-3 top`}>
              <LetterTile letter={letra} />
              <h3 className="display subtitle">{titulo}</h3>
              <p>{descricao}</p>
              <h4 className="plain normal pad-above-3">{approaches.processLabel}</h4>
              <TextList items={processo} as="ol" className={`${styles.process} stack top counted`} />
            </article>
          ))}
        </div>
      </Section>
      <Section title={<span className="block ch-14">{cases.title}</span>}>
        <div className={`${styles.cases} grid-8 wide-gap-8 split-5-6-m`}>
          {cases.items.map((item) => (
            <CaseStudy key={item.titulo} {...item} />
          ))}
        </div>
        <p className="pad-above-7">
          <ButtonLink to={paths.portfolio} variant="secondary" icon="arrow" label={cases.all} />
        </p>
      </Section>
      <ContactAction {...action} tone="sunflower" />
    </>
  );
}
