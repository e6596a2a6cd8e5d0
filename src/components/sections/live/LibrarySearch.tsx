import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { TextList } from '#src/components/ui/TextList.tsx';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import styles from './LibrarySearch.module.css';
import { LiveFrame } from './LiveFrame.tsx';
import { NewCatalogue } from './NewCatalogue.tsx';
import { OldCatalogue } from './OldCatalogue.tsx';

type Version = 'before' | 'after';

/** Key presses that nine test readers needed for the same task (content/projects/biblioteca-sonora.md). */
const SHORTEST = { before: 47, after: 6 };

const words = {
  before: {
    faults: [
      'Vinte e seis paradas antes da busca: menu, vitrine e atalhos que ninguém pediu.',
      'Depois do campo, mais oito: ordenar, filtrar e limpar antes de haver um livro.',
      'Cada livro pede cinco paradas, e a de ouvir é a última.',
    ],
    outcome: 'Aqui os botões têm nome; no site antigo, nem isso. As gravações abaixo dizem como soava.',
  },
  after: {
    faults: [
      'O campo vem primeiro; o microfone, depois dele e para quem quiser.',
      'A lista começa pelo número de livros.',
      'Ouvir vem antes de emprestar, e cada botão diz de que livro é.',
    ],
    outcome: 'Não há atalho: saiu da frente o que ninguém pedia.',
  },
};

/** Keys that type a letter are not counted: both versions need the same number of them. */
const isCounted = ({ key, target }: KeyboardEvent) =>
  /^(Tab|Enter| |Arrow\w+)$/.test(key) && !(key === ' ' && target instanceof HTMLInputElement);

export function LibrarySearch() {
  const [version, setVersion] = useState<Version>('before');
  const [isTrying, setIsTrying] = useState(false);
  const [count, setCount] = useState(0);
  const [heard, setHeard] = useState<string>();
  const begin = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const leave = () => {
    setIsTrying(false);
    begin.current?.querySelector('button')?.focus();
  };
  const choose = (chosen: Version) => {
    setVersion(chosen);
    setIsTrying(false);
    setCount(0);
    setHeard(undefined);
  };
  useEffect(() => {
    if (isTrying) page.current?.focus();
  }, [isTrying]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else if (isCounted(event) && !heard) setCount(count + 1);
  };
  const handleHear = (book: string, sample: string, byKey: boolean) => {
    const counted = byKey ? count : count + 1;
    const sentence = `Amostra de ${book}: “${sample}”`;
    const by = counted === 1 ? '1 tecla ou toque' : `${counted} teclas ou toques`;
    setCount(counted);
    setHeard(`${sentence} Você chegou em ${by}; as leitoras e os leitores, em ${SHORTEST[version]}.`);
    announce(`${sentence} ${by}.`);
  };
  const Catalogue = version === 'before' ? OldCatalogue : NewCatalogue;
  const { faults, outcome } = words[version];
  return (
    <LiveFrame
      title="A busca do acervo, antes e depois"
      task="Procure “sertão” e comece a ouvir Vidas secas. Vale teclado, toque ou leitor de tela; a conta para no primeiro livro."
    >
      <ToggleGroup
        label="Versão da busca"
        variant="joined"
        choices={[
          { value: 'before', label: `Antes: ${SHORTEST.before} teclas` },
          { value: 'after', label: `Depois: ${SHORTEST.after} teclas` },
        ]}
        chosen={version}
        onChoose={choose}
      />
      <div className="cluster-4 middle">
        <div ref={begin}>
          <Button
            variant={isTrying ? 'secondary' : 'primary'}
            onClick={() => {
              if (!isTrying) setCount(0);
              if (!isTrying) setHeard(undefined);
              setIsTrying(!isTrying);
            }}
          >
            {isTrying ? 'Sair da reconstrução (Esc)' : 'Experimentar'}
          </Button>
        </div>
        <p className="tabular">
          <strong className="display title-m leading-display">{count}</strong> teclas e toques
        </p>
      </div>
      <div className="grid-6 split-7-5">
        <div className="stack-4 top">
          {/* biome-ignore lint/a11y/useSemanticElements: it is not a form; it only counts the keys that its controls get */}
          <div
            ref={page}
            role="group"
            aria-label={version === 'before' ? 'O site de antes' : 'O site de depois'}
            tabIndex={-1}
            inert={!isTrying}
            className={`${styles.page} page-colour pad-4 stack-4 top rounded-m`}
            data-version={version}
            onKeyDown={handleKey}
          >
            <Catalogue
              key={`${version}${isTrying}`}
              onHear={handleHear}
              onPress={(byKey) => !byKey && !heard && setCount(count + 1)}
            />
          </div>
          {isTrying && (
            <p>
              <a href="#busca-lida">Sair da reconstrução e continuar a ler</a>
            </p>
          )}
          {heard && <p className="strong">{heard}</p>}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is the target of the link that leaves the search */}
        <div
          id="busca-lida"
          tabIndex={-1}
          role="group"
          aria-label="O que muda na conta"
          className="stack-3 top measure"
        >
          <TextList items={faults} className="dashes" />
          <p>{outcome}</p>
          <p className="small soft">
            Contamos as teclas que andam e que acionam: Tab, setas, Enter e espaço. As letras da palavra são
            as mesmas nos dois sites e ficam de fora. No modo de leitura, o leitor de tela fica com as teclas,
            e a conta não as vê.
          </p>
        </div>
      </div>
    </LiveFrame>
  );
}
