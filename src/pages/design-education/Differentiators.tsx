import { Picture } from '#src/components/ui/Picture.tsx';
import { designEducation } from '#src/copy/services/designEducation.ts';
import offerEducation from '#src/pictures/academy/offer-education.svg?picture';
import styles from './Differentiators.module.css';

export function Differentiators() {
  const { title, items } = designEducation.differentiators;
  return (
    <section className="band" data-tone="ink">
      <div className="content-width grid-7 wide-gap split-5-6">
        <div className={styles.media}>
          <Picture className="frame" image={offerEducation} />
        </div>
        <div className="stack-6 centred">
          <h2>{title}</h2>
          {items.map(({ titulo, descricao }) => (
            <div key={titulo} className="stack-3 rule-above pad-above-5">
              <h3 className="display subtitle">{titulo}</h3>
              <p className="measure lead">{descricao}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
