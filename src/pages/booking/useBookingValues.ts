import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fillEmptyField } from '#src/components/form/fields/fillEmptyField.ts';
import { type FormValues, readValues } from '#src/components/form/useForm.ts';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import { bookingFieldNames } from '#src/domain/forms/bookingFields.ts';
import { CONSULTATION_TYPES, type ConsultationType } from '#src/domain/forms/bookingOptions.ts';
import { readOfferedTime } from '#src/domain/forms/rebookingPath.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { useAccountPrefill } from '#src/features/auth/useAccountPrefill.ts';
import { forgetDraft, readDraft, saveDraft } from '#src/services/forms/formDrafts.ts';

const DRAFT = 'booking';

export const forgetBookingDraft = (): void => forgetDraft(DRAFT);

/** Keeps what a person typed, without what the form was `given`. Says whether it could. */
function saveBookingDraft(values: FormValues, given: FormValues): boolean {
  const typed = bookingFieldNames.flatMap((name) => {
    const value = values[name];
    return value && value !== given[name] ? [[name, value] as const] : [];
  });
  return saveDraft(DRAFT, Object.fromEntries(typed));
}

/** Whether a day (yyyy-mm-dd) is over in São Paulo, so that it can no longer be meant. */
const isPastDay = (day: string): boolean => day < todayInSaoPaulo(new Date());

/** Puts a draft into the still empty fields of the form. */
function fillFromDraft(form: HTMLFormElement, draft: FormValues): void {
  for (const name of bookingFieldNames) {
    const value = draft[name];
    if (value && !(name === 'data' && isPastDay(value))) fillEmptyField(form, name, value);
  }
}

/** Chooses the type of the address (?tipo=) unless a person or the draft has chosen one; returns what it chose. */
function choosePresetType(form: HTMLFormElement, search: string): ConsultationType | undefined {
  const asked = new URLSearchParams(search).get('tipo');
  const preset = CONSULTATION_TYPES.find(({ value }) => value === asked)?.value;
  if (!preset || readValues(form).tipoConsulta) return undefined;
  fillEmptyField(form, 'tipoConsulta', preset);
  return preset;
}

/**
 * Fills in day and slot of the address (?data=&horario=) unless a person or the draft has chosen one of them; returns what
 * it filled in.
 */
function choosePresetTime(form: HTMLFormElement, search: string): DaySlot | undefined {
  const offered = readOfferedTime(search);
  const { data, horario } = readValues(form);
  if (!offered || data || horario || isPastDay(offered.data)) return undefined;
  fillEmptyField(form, 'data', offered.data);
  fillEmptyField(form, 'horario', offered.horario);
  return offered;
}

/** The form's values, kept as a draft on this device as soon as a person has changed something. */
export function useBookingValues(formRef: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState<FormValues>();
  const [preset, setPreset] = useState<{ tipoConsulta?: ConsultationType } & Partial<DaySlot>>();
  const { search } = useLocation();
  const { state } = useAuth();

  const readForm = useCallback(() => {
    if (formRef.current) setValues(readValues(formRef.current));
  }, [formRef]);

  // Before the fields are filled with what an account knows.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    fillFromDraft(form, readDraft(DRAFT));
    const tipoConsulta = choosePresetType(form, search);
    const time = choosePresetTime(form, search);
    if (tipoConsulta || time) setPreset({ ...(tipoConsulta && { tipoConsulta }), ...time });
  }, [formRef, search]);

  const account = useAccountPrefill(formRef);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in has their name filled in without typing
  useEffect(readForm, [readForm, state]);

  const given = useMemo<FormValues>(() => ({ ...account, ...preset }), [account, preset]);
  const changed = bookingFieldNames.some((name) => values?.[name] && values[name].trim() !== given[name]);

  const [isSaved, setIsSaved] = useState(true);
  useEffect(() => {
    if (!values) return;
    if (changed) setIsSaved(saveBookingDraft(values, given));
    else forgetBookingDraft();
  }, [values, changed, given]);

  return {
    values: values ?? {},
    changed,
    /** Something was typed that this device could not keep: leaving loses it. */
    isUnsaved: changed && !isSaved,
    readForm,
    choose: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
  };
}
