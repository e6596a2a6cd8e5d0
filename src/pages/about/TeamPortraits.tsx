import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './TeamPortraits.module.css';

interface Member {
  nome: string;
  cargo: string;
  bio: string;
  foto: PictureImage;
  especialidades: readonly string[];
}

interface TeamPortraitsProps {
  members: readonly Member[];
  /** What the list under each person holds. */
  specialtiesLabel: string;
}

export function TeamPortraits({ members, specialtiesLabel }: TeamPortraitsProps) {
  return (
    <div className="grid-7 columns-3">
      {members.map(({ nome, cargo, bio, foto, especialidades }) => (
        <article key={nome} className={`${styles.member} stack-5 top-l`}>
          <Picture image={foto} className="frame" />
          <div className="stack-3 top">
            <h3 className="subtitle">{nome}</h3>
            <p className="strong balance">{cargo}</p>
            <p className="balance">{bio}</p>
            <ul className={styles.specialties} aria-label={`${specialtiesLabel}: ${nome}`}>
              {especialidades.map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </div>
  );
}
