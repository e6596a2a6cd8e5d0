import { type ReactNode, useId } from 'react';
import styles from './LiveFrame.module.css';

export function LiveFrame({ title, task, children }: { title: string; task: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${styles.frame} surface dashed stack-5 rounded-l`} aria-labelledby={id}>
      <div className="stack-3 measure">
        <p className="badge self-start">Para experimentar</p>
        <h3 id={id} className="subtitle">
          {title}
        </h3>
        <p>{task}</p>
      </div>
      {children}
      <p className="small soft">
        Reconstrução feita para esta página, com as palavras do projeto. Nada do que você faz aqui é enviado
        nem guardado.
      </p>
    </section>
  );
}
