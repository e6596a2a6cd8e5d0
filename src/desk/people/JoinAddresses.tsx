import { useQuery } from '@tanstack/react-query';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { FieldForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { correctionError } from '#src/domain/forms/contact.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { groupByPerson, type Person } from '#src/domain/submissions/lists/groupByPerson.ts';
import { foldText } from '#src/domain/text/foldText.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { searchSubmissions } from '#src/services/desk/searchSubmissions.ts';

export function JoinAddresses({ person, onChange }: { person: Person; onChange: () => Promise<unknown> }) {
  const { email, emails } = person;
  const namesakes = useNamesakes(person);
  const join = (other: string) => doInStudio({ action: 'joinPeople', emails: [email, other] }).then(onChange);
  const separate = (other: string) => doInStudio({ action: 'separatePerson', email: other }).then(onChange);
  return (
    <section aria-labelledby="enderecos" className="stack-3">
      <h3 id="enderecos">Endereços desta pessoa</h3>
      <p className="wide-text">
        Só o painel os vê juntos. Quem tem conta no site continua vendo só o que o próprio email enviou.
      </p>
      <ActionGroup className="cluster-3">
        {emails.length > 1 &&
          emails.map((one) => (
            <ActionButton key={one} variant="quiet" work={() => separate(one)} done={`Separado: ${one}.`}>
              Separar {one}
            </ActionButton>
          ))}
        {namesakes.map((one) => (
          <ActionButton key={one} work={() => join(one)} done={`Juntado: ${one}.`}>
            Juntar com {one}
          </ActionButton>
        ))}
      </ActionGroup>
      <FieldForm
        label="Juntar outro endereço"
        check={correctionError}
        work={join}
        done="Juntado."
        clears
        submit={['Juntar']}
        isQuiet
        field={{ label: 'Outro email desta pessoa', type: 'email', maxLength: EMAIL_LIMIT }}
      />
    </section>
  );
}

function useNamesakes({ name, emails }: Person): string[] {
  const { data } = useQuery({
    queryKey: ['people', 'namesakes', name],
    enabled: name.includes(' '),
    queryFn: async () => {
      const { submissions } = await searchSubmissions({ typed: name }, 50);
      return groupByPerson(submissions)
        .filter((one) => foldText(one.name) === foldText(name))
        .flatMap((one) => one.emails);
    },
  });
  return (data ?? []).filter((one) => !emails.includes(one)).slice(0, 3);
}
