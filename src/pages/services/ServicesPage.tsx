import { servicesTestimonials as testimonials } from 'virtual:content/lists/servicesTestimonials';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { Testimonial } from '#src/components/sections/Testimonial.tsx';
import { ButtonLink, ButtonLinks } from '#src/components/ui/Button.tsx';
import { CardLink } from '#src/components/ui/CardLink.tsx';
import { Carousel } from '#src/components/ui/carousel/Carousel.tsx';
import { TileIcon } from '#src/components/ui/drawings/TileIcon.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { services } from '#src/copy/services/services.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import { PlainSummary } from '#src/features/preferences/PlainSummary.tsx';
import cardStyles from './CaseCard.module.css';
import expertiseStyles from './ExpertisesSection.module.css';
import { ProcessSteps } from './ProcessSteps.tsx';
import styles from './ServicesPage.module.css';
import { SolutionsSection } from './SolutionsSection.tsx';

export default function ServicesPage() {
  const { process, cases, action, accessibility } = services;
  return (
    <>
      <PageHead {...services.head} {...placeOf('services')} />
      <ServicesHero />
      <div className="page-width gutter pad-block-4 cluster-4">
        <PlainSummary sentences={services.plainSummary} />
      </div>
      <ExpertisesSection />
      <Section tone="petrol" layout="beside" title={accessibility.title}>
        <div className="stack-6 start">
          <p className="lead measure">{accessibility.text}</p>
          <ButtonLinks className="cluster-4" links={accessibility.links} />
        </div>
      </Section>
      <SolutionsSection />
      <Section tone="ink" title={process.title} intro={process.intro}>
        <ProcessSteps label={process.label} steps={process.steps} />
      </Section>
      <Section title={cases.title}>
        <div className={`${styles.cases} grid-8 wide-gap-5`}>
          {cases.items.map((item) => (
            <CaseCard key={item.link} item={item} />
          ))}
        </div>
      </Section>
      <Section tone="petrol" title={services.testimonials.title}>
        <div className={styles.testimonials}>
          {testimonials.map(({ id, ...testimonial }) => (
            <Testimonial key={id} {...testimonial} />
          ))}
        </div>
      </Section>
      <ContactAction {...action} tone="coral" further={{ to: paths.budget, label: services.budget }} />
    </>
  );
}

function ServicesHero() {
  const { title, lead, slidesLabel, slides } = services;
  return (
    <div className={styles.hero}>
      <div className="grid-4 bottom split-8-5">
        <h1 className="ch-18">{title}</h1>
        <p className="lead balance narrow-text">{lead}</p>
      </div>
      <div className={styles.carousel}>
        <Carousel
          label={slidesLabel}
          slides={slides.map(({ title: name, description, buttonText, link, bgClass, image }, index) => ({
            title: name,
            content: (
              <div className={styles.slide}>
                <div className={styles.panel} data-tone={bgClass}>
                  <h2 className={styles.name}>{name}</h2>
                  <p>{description}</p>
                  <ButtonLink to={link} icon="arrow" label={buttonText} />
                </div>
                <div className={styles.media}>
                  <Picture className="fill" image={image} priority={index === 0} />
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </div>
  );
}

function CaseCard({ item }: { item: (typeof services.cases.items)[number] }) {
  const { titulo, categoria, descricao, imagem, metrica, link } = item;
  return (
    <article className={cardStyles.case}>
      <div className="zoom hidden-overflow rounded-l">
        <Picture image={imagem} />
      </div>
      <div className="stack-3 top start">
        <p className="badge balance">{categoria}</p>
        <h3 className="title-m leading-display">{titulo}</h3>
        <p className="balance">{descricao}</p>
        <p className={`${cardStyles.metric} balance`}>
          <strong>{metrica.valor}</strong> <span>{metrica.label}</span>
        </p>
        <CardLink to={link} label={services.cases.linkLabel} about={titulo} />
      </div>
    </article>
  );
}

const tones = ['lilac', 'sunflower', 'sky'] as const;

function ExpertisesSection() {
  const { title, intro, deliverablesLabel, items } = services.expertises;
  return (
    <Section tone="surface" title={title} intro={intro}>
      <div className={`${expertiseStyles.expertises} grid`}>
        {items.map(({ id, titulo, icone, descricao, entregaveis, metricas, cta }, index) => (
          <article key={id} className={expertiseStyles.expertise} data-tone={tones[index]}>
            <div className={`${expertiseStyles.head} cluster-4 middle`}>
              <TileIcon name={icone} />
              <h3 className={expertiseStyles.title}>{titulo}</h3>
            </div>
            <p>{descricao}</p>
            <div>
              <h4 className="plain normal pad-below-2">{deliverablesLabel}</h4>
              <TextList items={entregaveis} className="dashes stack-2" />
            </div>
            <dl className={expertiseStyles.metrics}>
              {metricas.map(({ valor, label }) => (
                <div key={label} className="number-first">
                  <dt>{label}</dt>
                  <dd className="display leading-loose">{valor}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink to={cta.link} icon="arrow" label={cta.texto} />
          </article>
        ))}
      </div>
    </Section>
  );
}
