import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { books, type CatalogueProps, isByKey, isSearched } from './catalogue.ts';
import styles from './LibrarySearch.module.css';

const MENU =
  'Início,Quem somos,Diretoria,Estatuto,Notícias,Agenda,Doações,Voluntários,Parceiros,Fale conosco'.split(
    ',',
  );
const SHOWCASE =
  'Capa anterior,Capa 1: O cortiço,Capa 2: Iracema,Capa 3: Senhora,Capa 4: Helena,Próxima capa'.split(',');
const SHORTCUTS =
  'Clique aqui para doar,Clique aqui para ser voluntário,Mapa do site,Aumentar letra,Diminuir letra,Alto contraste,Versão acessível,Webmail,Intranet,Edital 08'.split(
    ',',
  );
const TOOLS =
  'Buscar,Busca avançada,Limpar busca,Só títulos,Só autores,Ordenar por data,Ordenar por nome,Ver capas'.split(
    ',',
  );

export function OldCatalogue({ onHear, onPress }: CatalogueProps) {
  const [found, setFound] = useState(false);
  const press = (event: MouseEvent) => onPress(isByKey(event));
  const group = (label: string, names: readonly string[], last?: ReactNode) => (
    <ul key={label} className={styles.old} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <button type={name === 'Buscar' ? 'submit' : 'button'} onClick={press}>
            {name}
          </button>
        </li>
      ))}
      {last}
    </ul>
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFound(isSearched(String(new FormData(event.currentTarget).get('busca'))));
    announce('Página atualizada.');
  };
  return (
    <>
      <p className="strong">Acervo de Audiolivros do Instituto</p>
      {group('Menu', MENU)}
      {group('Vitrine', SHOWCASE)}
      {group('Atalhos', SHORTCUTS)}
      <form className="stack-3" onSubmit={handleSubmit}>
        <label className="stack-1">
          Digite sua busca
          <input name="busca" autoComplete="off" className={styles.field} />
        </label>
        {group('Ferramentas da busca', TOOLS)}
      </form>
      {found &&
        books.map(({ title, author, sample }) =>
          group(
            title,
            [`Capa de ${title}`, title, `Mais de ${author}`, `Compartilhar ${title}`],
            <li>
              <button type="button" onClick={(event) => onHear(title, sample, isByKey(event))}>
                Ouvir {title}
              </button>
            </li>,
          ),
        )}
    </>
  );
}
