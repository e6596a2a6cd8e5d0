import { milestones } from 'virtual:content/lists/milestones';
import { team as members } from 'virtual:content/lists/team';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { NowSection } from '#src/components/sections/events/NowSection.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { about } from '#src/copy/about/about.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import aboutPicture from '#src/pictures/about/about-desktop.svg?banner';
import styles from './AboutPage.module.css';
import { ValueList } from './ValueList.tsx';

export default function AboutPage() {
  const { head, history, team, values, differentiators, action, hero } = about;
  return (
    <>
      <PageHead {...head} {...placeOf('about')} />
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
      <Section id="equipe" title={team.title} intro={team.intro}>
        <div className="grid-7 columns-3">
          {members.map(({ nome, cargo, bio, foto, especialidades, email }) => (
            <article key={nome} id={slugOf(nome)} className={`${styles.member} stack-5 top-l`}>
              <Picture image={foto} className="frame" />
              <div className="stack-3 top">
                <h3 className="subtitle">{nome}</h3>
                <p className="strong balance">{cargo}</p>
                <p className="balance">{bio}</p>
                <TextList
                  items={especialidades}
                  className={styles.specialties}
                  itemClass="dashed rounded-s small"
                  aria-label={`${team.specialties}: ${nome}`}
                />
                {email && (
                  <p>
                    <a className="breakable target inline-block" href={`mailto:${email}`}>
                      {email}
                    </a>
                  </p>
                )}
              </div>
            </article>
          ))}
        </div>
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
