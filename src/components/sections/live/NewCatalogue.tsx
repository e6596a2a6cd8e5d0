import { type FormEvent, useState } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { books, type CatalogueProps, isByKey, isSearched } from './catalogue.ts';
import styles from './LibrarySearch.module.css';

const inOrder = [books[1], books[0], books[2]];

export function NewCatalogue({ onHear, onPress }: CatalogueProps) {
  const [found, setFound] = useState<number>();
  const [spoken, setSpoken] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = isSearched(String(new FormData(event.currentTarget).get('busca'))) ? inOrder.length : 0;
    setFound(count);
    announce(count === 0 ? 'Nenhum livro. Escreva uma palavra.' : 'Três livros.');
  };
  const action = (label: string, onClick: (byKey: boolean) => void, type: 'button' | 'submit' = 'button') => (
    <button type={type} className={styles.action} onClick={(event) => onClick(isByKey(event))}>
      {label}
    </button>
  );
  return (
    <>
      <p className="heading title-s">Biblioteca Sonora</p>
      <form className="stack-3" onSubmit={handleSubmit}>
        <label className="stack-1 strong">
          Buscar no acervo
          <input name="busca" autoComplete="off" className={styles.field} />
        </label>
        <div className="cluster-3">
          {action('Buscar', onPress, 'submit')}
          {action('Falar a busca', (byKey) => {
            onPress(byKey);
            setSpoken('Aqui o microfone fica desligado: escreva a palavra no campo.');
          })}
        </div>
        {spoken && <p role="status">{spoken}</p>}
      </form>
      {found !== undefined && (
        <p className="strong">{found === 0 ? 'Nenhum livro. Escreva uma palavra.' : 'Três livros'}</p>
      )}
      {found !== undefined && found > 0 && (
        <ul className="plain-list stack-3">
          {inOrder.map(({ title, author, voice, length, sample }) => (
            <li key={title} className={`${styles.book} stack-2`}>
              <strong>{title}</strong>
              <span>
                {author}. Voz de {voice}, {length}.
              </span>
              <div className="cluster-3">
                {action(`Ouvir amostra de ${title}`, (byKey) => onHear(title, sample, byKey))}
                {action(`Emprestar ${title}`, (byKey) => {
                  onPress(byKey);
                  announce(`${title} emprestado até 14 de junho.`);
                })}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
