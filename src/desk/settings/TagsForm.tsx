import { useQuery } from '@tanstack/react-query';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { tagsQuery } from '#src/desk/base/useTags.ts';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import { MOST_TAGS, TAG_LIMIT, tagsError, tagsIn } from '#src/domain/submissions/tags.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { useSettings } from './useSettings.ts';

/** The studio's tags, one on each line. A conversation keeps a tag that is removed here. */
export function TagsForm() {
  const { data } = useQuery(tagsQuery);
  return <AgendaSection title="Etiquetas">{data && <KnownTags tags={data} />}</AgendaSection>;
}

function KnownTags({ tags }: { tags: readonly string[] }) {
  const { save } = useSettings(
    tagsQuery,
    tags,
    (loaded) => loaded,
    (wanted, seen) => doInStudio({ action: 'tags', seen: [...seen], tags: [...wanted] }),
  );
  return (
    <DeskForm
      label="Etiquetas"
      check={({ etiquetas = '' }) => ({ etiquetas: tagsError(tagsIn(etiquetas)) })}
      work={({ etiquetas = '' }) => save(tagsIn(etiquetas))}
      done="Salvo."
      submit={['Salvar']}
      isGuarded
    >
      <TextareaField
        label="Uma por linha"
        hint={`Até ${MOST_TAGS}, cada uma com até ${TAG_LIMIT} caracteres. Dão-se nas conversas e filtram a lista.`}
        name="etiquetas"
        rows={6}
        maxLength={MOST_TAGS * (TAG_LIMIT + 1)}
        defaultValue={tags.join('\n')}
      />
    </DeskForm>
  );
}
