import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import styles from './PlaceMap.module.css';

/** The requests of three afternoons. Their notes add up to 118, as in the text. `at` is [left, top] in percent. */
export const requests = [
  {
    what: 'Sombra',
    where: 'no campinho',
    notes: 31,
    says: 'Às duas da tarde só fica o cachorro.',
    at: [70, 30],
  },
  {
    what: 'Banco',
    where: 'virado para o jogo',
    notes: 26,
    says: 'Minha mãe quer ver o neto jogar.',
    at: [52, 52],
  },
  {
    what: 'Luz',
    where: 'no ponto de ônibus',
    notes: 23,
    says: 'Depois das sete ninguém atravessa.',
    at: [16, 22],
  },
  { what: 'Rampa', where: 'na esquina da banca', notes: 19, says: 'O carrinho sobe de ré.', at: [22, 71] },
  {
    what: 'Torneira',
    where: 'junto dos canteiros',
    notes: 9,
    says: 'Rego com garrafa, duas de cada vez.',
    at: [80, 72],
  },
  {
    what: 'Lixeira',
    where: 'atrás do gol',
    notes: 6,
    says: 'O vento leva tudo para a escola.',
    at: [84, 14],
  },
  { what: 'Brinquedo', where: 'no canto do portão', notes: 4, says: 'Se sobrar dinheiro.', at: [46, 89] },
] as const;

const fromTop = requests
  .map((request, index) => ({ ...request, index }))
  .toSorted((a, b) => a.at[1] - b.at[1]);

type View = 'plan' | 'list';

/** Requests for a public square, shown as a plan and as a list; both have the same texts and buttons. */
export function PlaceMap() {
  const [view, setView] = useState<View>('plan');
  const [openIndex, setOpenIndex] = useState(0);
  const [supported, setSupported] = useState<readonly number[]>([]);
  const notesOf = (index: number) => (requests[index]?.notes ?? 0) + (supported.includes(index) ? 1 : 0);
  const toggle = (index: number) => {
    const isMine = supported.includes(index);
    setSupported(isMine ? supported.filter((other) => other !== index) : [...supported, index]);
    const notes = notesOf(index) + (isMine ? -1 : 1);
    announce(`${isMine ? 'Apoio retirado' : 'Apoiado'}: ${notes} bilhetes.`);
  };
  const request = (index: number) => {
    const one = requests[index];
    if (!one) return null;
    const isMine = supported.includes(index);
    return (
      <div className="stack-3 top">
        <p>
          <strong className="heading title-s block">
            {one.what} {one.where}
          </strong>
          “{one.says}” <span className="tabular">{notesOf(index)} bilhetes.</span>
        </p>
        <div>
          <Button variant="secondary" aria-pressed={isMine} onClick={() => toggle(index)}>
            {`Apoiar: ${one.what.toLowerCase()} ${one.where}`}
          </Button>
        </div>
      </div>
    );
  };
  return (
    <LiveFrame
      title="A praça, em planta e em lista"
      task="São os pedidos das três tardes. Abra um, apoie outro, troque a planta pela lista: quem não vê o mapa faz tudo o que ele faz."
    >
      <ToggleGroup
        label="Como ver a praça"
        variant="joined"
        choices={[
          { value: 'plan', label: 'Planta' },
          { value: 'list', label: 'Lista' },
        ]}
        chosen={view}
        onChoose={setView}
      />
      {view === 'plan' ? (
        <div className="grid-5 split-7-5">
          <ul className={`${styles.plan} dashed relative rounded-m`} aria-label="Pedidos na planta da praça">
            {fromTop.map(({ what, where, at: [x, y], index, says }) => (
              <li key={what} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
                <button
                  type="button"
                  aria-pressed={openIndex === index}
                  aria-label={`${what} ${where}, ${notesOf(index)} bilhetes`}
                  onClick={() => {
                    setOpenIndex(index);
                    announce(`${what} ${where}. ${says}`);
                  }}
                >
                  <span aria-hidden="true">{what}</span>
                </button>
              </li>
            ))}
          </ul>
          {request(openIndex)}
        </div>
      ) : (
        <ol className="stack-5">
          {requests.map(({ what }, index) => (
            <li key={what}>{request(index)}</li>
          ))}
        </ol>
      )}
    </LiveFrame>
  );
}
