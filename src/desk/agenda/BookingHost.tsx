import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { isPastSlot } from '#src/domain/agenda/slots.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { loadHosts } from '#src/services/desk/hosting.ts';

/** Who has the talk, and a press that gives it to another host; nothing where nobody else takes talks. */
export function BookingHost({ booking }: { booking: BookingSubmission }) {
  const { host, holdsSlot, data, horario } = booking;
  const { data: hosts = [] } = useQuery({
    queryKey: ['hosts'],
    queryFn: () => loadHosts(),
  });
  const others = hosts.filter(({ uid }) => uid !== host?.uid);
  if (!holdsSlot || others.length === 0 || isPastSlot(data, horario, new Date())) return null;
  return (
    <DeskForm
      key={host?.uid}
      label="Quem atende"
      check={({ host: chosen }) => (chosen ? {} : { host: 'Escolha quem atende' })}
      work={({ host: chosen = '' }, { giveCommand }) => giveCommand('host', booking, { host: chosen })}
      done="Pronto: as agendas recebem o aviso."
      submit={['Passar a consultoria']}
      isQuiet
    >
      <SelectField
        label="Quem atende"
        name="host"
        emptyLabel={host?.name ?? 'Ninguém ainda'}
        options={others.map(({ uid, name }) => ({ value: uid, label: name }))}
      />
    </DeskForm>
  );
}
