import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { academy } from '#src/copy/academy/academy.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './MethodSection.module.css';

const stair = {
  viewBox: '0 0 1344 252',
  path: 'M36 36 C 240 30 180 108 380 108 C 590 102 530 180 732 180 C 940 174 880 252 1084 252',
};

export function MethodSection() {
  const { title, intro, steps, action } = academy.method;
  return (
    <section id="metodologia" className="band clip">
      <div className="content-width grid-7">
        <header className="grid-5 split-5-7 bottom-l">
          <h2>{title}</h2>
          <p className="measure lead soft balance">{intro}</p>
        </header>
        <StepList className={styles.stair} line={stair} steps={steps} />
        <div className={`${styles.action} self-end-l`}>
          <ButtonLink to={paths.methodology} icon="arrow" variant="secondary" label={action} />
        </div>
      </div>
    </section>
  );
}
