import { useQuery } from '@tanstack/react-query';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { tagsQuery } from '#src/desk/base/useTags.ts';
import { MOST_TAGS, TAG_LIMIT, tagsError, tagsIn } from '#src/domain/submissions/tags.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { SettingsForm, SettingsSection } from './SettingsSection.tsx';

const title = 'Etiquetas';

/** The studio's tags, one on each line. A conversation keeps a tag that is removed here. */
export function TagsForm() {
  const { data } = useQuery(tagsQuery);
  if (!data) return <SettingsSection title={title} />;
  return (
    <SettingsForm
      title={title}
      query={tagsQuery}
      loaded={data}
      partOf={(tags) => tags}
      check={({ etiquetas = '' }) => ({ etiquetas: tagsError(tagsIn(etiquetas)) })}
      read={({ etiquetas = '' }) => tagsIn(etiquetas)}
      store={(tags, seen) => doInStudio({ action: 'tags', seen, tags })}
    >
      <TextareaField
        label="Uma por linha"
        hint={`Até ${MOST_TAGS}, cada uma com até ${TAG_LIMIT} caracteres. Dão-se nas conversas e filtram a lista.`}
        name="etiquetas"
        rows={6}
        maxLength={MOST_TAGS * (TAG_LIMIT + 1)}
        defaultValue={data.join('\n')}
      />
    </SettingsForm>
  );
}
