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
    <div className={styles.team}>
      {members.map(({ nome, cargo, bio, foto, especialidades }) => (
        <article key={nome} className={styles.member}>
          <Picture image={foto} className={styles.portrait} />
          <div className={styles.words}>
            <h3 className={styles.name}>{nome}</h3>
            <p className={styles.role}>{cargo}</p>
            <p>{bio}</p>
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
