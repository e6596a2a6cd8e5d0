import { useLayoutEffect } from 'react';

/** Begins the page's title with "Erro:" while `hasErrors` (docs/product.md, section 5). */
export function useErrorTitle(hasErrors: boolean): void {
  useLayoutEffect(() => {
    const title = document.querySelector('title');
    if (!hasErrors || !title) return;
    const plain = title.textContent;
    title.textContent = `Erro: ${plain}`;
    return () => {
      title.textContent = plain;
    };
  }, [hasErrors]);
}
