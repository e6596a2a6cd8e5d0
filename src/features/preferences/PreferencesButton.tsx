import { lazy, Suspense, useId, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './PreferencesButton.module.css';

const PreferencesPanel = lazy(async () => ({
  default: (await import('./PreferencesPanel.tsx')).PreferencesPanel,
}));

/** Opens the preferences panel, which is downloaded at the first press. */
export function PreferencesButton() {
  const panelId = useId();
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={wanted ? panelId : undefined}
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
