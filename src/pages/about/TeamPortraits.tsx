import { team as members } from 'virtual:content/lists/team';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { about } from '#src/copy/about/about.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import styles from './TeamPortraits.module.css';

export function TeamPortraits() {
  return (
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
              aria-label={`${about.team.specialties}: ${nome}`}
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
  );
}
