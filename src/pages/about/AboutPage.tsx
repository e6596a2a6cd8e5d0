import { milestones } from 'virtual:content/lists/milestones';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { NowSection } from '#src/components/sections/events/NowSection.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { about } from '#src/copy/about/about.ts';
import { paths } from '#src/domain/site/paths.ts';
import aboutPicture from '#src/pictures/about/about-desktop.svg?banner';
import styles from './AboutPage.module.css';
import { TeamPortraits } from './TeamPortraits.tsx';
import { ValueList } from './ValueList.tsx';

export default function AboutPage() {
  const { head, history, team, values, differentiators, action, hero } = about;
  return (
    <>
      <PageHead {...head} path={paths.about} card="about" />
      <div className={`${styles.hero} clip relative`} data-tone="sky">
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className="measure lead balance">{hero.lead}</p>
          <ButtonLink to={paths.booking} icon="calendar" label={hero.action} />
        </div>
        <Picture image={aboutPicture} className={styles.picture} priority />
      </div>
      <Section title={history.title}>
        <ol className={`${styles.timeline} dots`}>
          {milestones.map(({ ano, titulo, descricao }) => (
            <li key={ano} className={styles.milestone}>
              <p className={styles.year}>
                <time dateTime={ano}>{ano}</time>
              </p>
              <h3>{titulo}</h3>
              <p className="soft balance narrow-text">{descricao}</p>
            </li>
          ))}
        </ol>
      </Section>
      <NowSection />
      <Section id="equipe" title={team.title} intro={<p>{team.intro}</p>}>
        <TeamPortraits />
      </Section>
      <Section title={values.title}>
        <ValueList />
      </Section>
      <Section tone="ink" layout="beside" title={differentiators.title}>
        <ul>
          {differentiators.items.map(({ titulo, descricao }) => (
            <li key={titulo} className={styles.item}>
              <Icon name="check" className={styles.mark} />
              <h3 className="subtitle leading-loose">{titulo}</h3>
              <p className="measure soft">{descricao}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction tone="lilac" {...action} />
    </>
  );
}
