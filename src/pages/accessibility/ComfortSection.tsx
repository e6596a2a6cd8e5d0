import { Fragment } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { accessibility } from '#src/copy/site/accessibility.ts';
import { LibrasButton } from '#src/features/preferences/LibrasButton.tsx';
import styles from './ComfortSection.module.css';

export function ComfortSection() {
  const { title, preferences, libras, keyboard } = accessibility.comfort;
  return (
    <section className="band">
      <div className="content-width grid-7 wide-gap-6 upper split-5-7">
        <h2 className="title-l across-l">{title}</h2>
        <div className="stack-4 rounded-l pad-panel" data-tone="lilac">
          <Icon name="settings" className={styles.icon} />
          <h3>{preferences.title}</h3>
          <p>{preferences.text}</p>
          <ul className="icons">
            {preferences.list.map((preference) => (
              <li className="row-3 middle strong rule-above pad-block-3" key={preference}>
                <Icon name="check" /> {preference}
              </li>
            ))}
          </ul>
        </div>
        <div className="stack-4">
          <h3>{keyboard.title}</h3>
          <dl className={styles.keys}>
            {keyboard.entries.map(({ keys, text }) => (
              <div key={text} className="stack baseline pad-block-3">
                <dt>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' '}
                      <kbd className={styles.key}>{key}</kbd>
                    </Fragment>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid-5 wide-gap-6 rounded-l middle-l pad-panel split-auto across-l" data-tone="sky">
          <div className="stack-3 measure">
            <h3>{libras.title}</h3>
            <p>{libras.text}</p>
          </div>
          <LibrasButton />
        </div>
      </div>
    </section>
  );
}
