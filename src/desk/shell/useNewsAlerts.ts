import { useEffect, useLayoutEffect, useRef } from 'react';
import { studio } from '#src/copy/studio.ts';
import { areNotificationsOn } from '#src/desk/settings/NoticeSwitches.tsx';

/**
 * Shows the name of the room and the number of new submissions in the page's title. While the page is hidden, a system
 * notification also announces new ones, if switched on. It contains no names, because other people may see the screen.
 */
export function useNewsAlerts(total: number | undefined, room: string): void {
  const before = useRef<number>(undefined);
  // Runs before the title is announced.
  useLayoutEffect(() => {
    const title = `${room} | ${studio.name}`;
    document.title = total ? `(${total}) ${title}` : title;
  }, [total, room]);
  useEffect(() => {
    if (total === undefined) return;
    const hasMore = before.current !== undefined && total > before.current;
    before.current = total;
    if (hasMore && areNotificationsOn() && document.visibilityState !== 'visible') showNotification(total);
  }, [total]);
}

function showNotification(count: number): void {
  try {
    // With the tag, a second notification replaces the first.
    const shown = new Notification('Chegou algo novo pelo site', {
      body: `${count} ${count === 1 ? 'registro novo' : 'registros novos'} no painel.`,
      lang: 'pt-BR',
      tag: 'inbox',
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Browsers on phones only show notifications of installed applications. The title shows the number anyway.
  }
}
