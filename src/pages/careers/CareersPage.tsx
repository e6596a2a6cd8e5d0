import { DescriptionList } from '#src/components/sections/articles/DescriptionList.tsx';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { careers } from '#src/copy/about/careers.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import homeInclusion from '#src/pictures/home/home-inclusion-desktop.svg?banner';
import styles from './CareersPage.module.css';

const trail = [{ label: 'Sobre', to: paths.about }];

const tones = ['coral', 'lilac', 'sunflower'] as const;

export default function CareersPage() {
  const { head, hero, life, apply, action, profiles } = careers;
  return (
    <>
      <PageHead {...head} {...placeOf('careers')} trail={trail} />
      <Hero
        variant="banner"
        breadcrumbs={{ trail, current: head.name }}
        {...hero}
        actions={<ButtonLink to="#candidatura" variant="secondary" label={hero.action} />}
        image={homeInclusion}
      />
      <section className="band" data-tone="ink">
        <div className="content-width stack-7">
          <h2 className="title-l">{profiles.title}</h2>
          <ul className="grid columns-3 upper-l indexed">
            {profiles.items.map(({ titulo, descricao, sinal }, index) => (
              <li
                key={titulo}
                className={`${styles.profile} stack-4 top rounded-l pad-box`}
                data-tone={tones[index]}
              >
                <h3 className="display subtitle leading-display">{titulo}</h3>
                <p>{descricao}</p>
                <p className="strong rule-above pad-above-4">{sinal}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section layout="beside" title={life.title} intro={life.intro}>
        <DescriptionList entries={life.entries} />
      </Section>
      <Section id="candidatura" tone="sky" layout="beside" title={apply.title}>
        <StepList steps={apply.steps} />
      </Section>
      <CallToAction tone="red" {...action} />
    </>
  );
}
