import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CheckboxField } from '#src/components/form/CheckboxField.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { adminNews } from '#src/desk/words/adminNews.ts';
import { readDevicePreference, storeDevicePreference } from '#src/services/devicePreference.ts';

/** Whether this browser tells of new submissions, and the telling; nothing where it cannot. */
export function NewsSwitch({ total }: { total: number | undefined }) {
  const [isOn, setIsOn] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const isPossible = 'Notification' in window;
  useEffect(() => {
    if (isPossible && Notification.permission === 'granted')
      setIsOn(readDevicePreference('inbox-notifications', false));
  }, [isPossible]);
  useNewsAlerts(total, isOn);

  const change = async (wanted: boolean) => {
    const isAllowed = !wanted || (await Notification.requestPermission()) === 'granted';
    setIsRefused(!isAllowed);
    if (!isAllowed) return;
    setIsOn(wanted);
    storeDevicePreference('inbox-notifications', wanted);
  };
  if (!isPossible) return null;
  return (
    <div className="pad-above-6">
      <CheckboxField
        label={adminNews.use}
        checked={isOn}
        onChange={({ target }) => void change(target.checked)}
      />
      <p aria-live="polite" className="filled-only">
        {isRefused && adminNews.refused}
      </p>
    </div>
  );
}

/**
 * Keeps the number of new submissions in the page's title. While nobody looks at the page, more of them are told by a
 * notification of the system where that is wanted; it names nobody, for others may see the screen.
 */
function useNewsAlerts(total: number | undefined, isWanted: boolean): void {
  const before = useRef<number>(undefined);
  const notify = useEffectEvent((count: number) => {
    const hasMore = before.current !== undefined && count > before.current;
    before.current = count;
    if (hasMore && isWanted && document.visibilityState !== 'visible') showNotification(count);
  });
  useEffect(() => {
    if (total === undefined) return;
    document.title = total > 0 ? `(${total}) ${admin.head.title}` : admin.head.title;
    notify(total);
  }, [total]);
}

function showNotification(count: number): void {
  const { title, one, many } = adminNews.notification;
  try {
    // The tag has a second one replace the first.
    const shown = new Notification(title, {
      body: count === 1 ? one : `${count} ${many}`,
      lang: 'pt-BR',
      tag: 'inbox',
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Browsers of phones show notifications of installed applications only; the title tells the number all the same.
  }
}
