import { lazy, Suspense, useId, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './PreferencesButton.module.css';

const loadPanel = () => import('./PreferencesPanel.tsx');
const PreferencesPanel = lazy(() => loadPanel().then((module) => ({ default: module.PreferencesPanel })));

/** Opens the preferences panel. Downloads it when the visitor points at the button or focuses it. */
export function PreferencesButton() {
  const panelId = useId();
  const [wanted, setWanted] = useState(false);
  // Ignores a failure, because opening the panel loads it again.
  const prefetch = () => void loadPanel().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={wanted ? panelId : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setWanted(true)}
      >
        <Icon name="settings" />
        <span className="visually-hidden">Preferências</span>
      </button>
      {wanted && (
        <Suspense>
          <PreferencesPanel id={panelId} />
        </Suspense>
      )}
    </>
  );
}
