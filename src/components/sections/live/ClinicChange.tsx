import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import styles from './ClinicChange.module.css';
import { LiveFrame } from './LiveFrame.tsx';

const OLD = 'quinta, 12 de maio, 14h20';
const choices = ['sexta, 13 de maio, 9h', 'segunda, 16 de maio, 16h40', 'terça, 17 de maio, 7h30'];
const NEXT = 'Antero, primeiro da espera';

type Step = 'slip' | 'choosing' | 'changed';

function CounterList({ time }: { time: string }) {
  const isMoved = time !== OLD;
  const rows = [
    [OLD, isMoved ? NEXT : 'Você'],
    ...choices.map((choice) => [choice, choice === time ? 'Você' : 'Livre']),
  ];
  return (
    <table className={`${styles.list} self-top`}>
      <caption className="strong">A agenda do balcão, na mesma hora</caption>
      <thead>
        <tr>
          <th scope="col">Horário</th>
          <th scope="col">De quem é</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([slot, whose]) => (
          <tr key={slot} data-own={whose === 'Você' || undefined}>
            <th scope="row">{slot}</th>
            <td>{whose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ClinicChange() {
  const [step, setStep] = useState<Step>('slip');
  const [time, setTime] = useState(OLD);
  const [missing, setMissing] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  const goTo = (next: Step) => {
    setStep(next);
    // The pressed button disappears.
    slip.current?.focus();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('horario');
    setMissing(!chosen);
    if (!chosen) return event.currentTarget.querySelector('input')?.focus();
    setTime(String(chosen));
    goTo('changed');
    announce(`Trocado: ${chosen}. A vaga de ${OLD} já tem dono.`);
  };
  const undo = () => {
    setTime(OLD);
    goTo('slip');
    announce(`A consulta voltou para ${OLD}.`);
  };
  return (
    <LiveFrame
      title="A folhinha que se troca"
      task="Você tem consulta na quinta e não pode ir. Troque o horário, e veja no balcão o que acontece com a vaga."
    >
      <div className="grid-5 columns-2">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this slip of paper takes the focus */}
        <div
          ref={slip}
          tabIndex={-1}
          role="group"
          aria-label="A folhinha"
          className="page-colour dashed pad-5 stack-4 top rounded-m"
        >
          <p className="stack-1">
            <span className="small">Posto de saúde, sala 3, com a enfermeira Lívia</span>
            <strong className="heading subtitle leading-heading">{time}</strong>
          </p>
          <p>Traga: um documento, os remédios que toma e os óculos.</p>
          {step === 'slip' && <Button onClick={() => goTo('choosing')}>Não posso nesse horário</Button>}
          {step === 'choosing' && (
            <form className="stack-4" onSubmit={handleSubmit} noValidate>
              <fieldset
                className={`${styles.choices} stack-2`}
                aria-describedby={missing ? 'posto-falta' : undefined}
              >
                <legend className="strong">Qual destes serve?</legend>
                {choices.map((choice) => (
                  <label key={choice} className="row-3 middle touch">
                    <input type="radio" name="horario" value={choice} onChange={() => setMissing(false)} />
                    {choice}
                  </label>
                ))}
              </fieldset>
              {missing && (
                <p id="posto-falta" role="alert" className="strong">
                  Escolha um dos três, ou fique com a quinta.
                </p>
              )}
              <div className="cluster-3">
                <Button type="submit">Trocar</Button>
                <Button variant="secondary" onClick={() => goTo('slip')}>
                  Ficar com a quinta
                </Button>
              </div>
              <p className="small">
                Nenhum serve? Ligue para o balcão e diga só “não posso”. Ninguém pergunta por quê.
              </p>
            </form>
          )}
          {step === 'changed' && (
            <>
              <p>
                <strong>Trocado.</strong> A vaga de quinta já tem dono: ligamos para a primeira pessoa da
                espera.
              </p>
              <Button variant="secondary" onClick={undo}>
                Desfazer a troca
              </Button>
            </>
          )}
        </div>
        <CounterList time={time} />
      </div>
    </LiveFrame>
  );
}
