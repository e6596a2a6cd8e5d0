import { admin } from '#src/content/admin.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';
import { DayPicker } from './DayPicker.tsx';
import { DaySchedule } from './DaySchedule.tsx';
import type { InboxNavigation } from './useInboxNavigation.ts';

interface DayViewProps {
  navigation: InboxNavigation;
  onChange: () => void;
}

/** The consultations of one day. */
export function DayView({ navigation, onChange }: DayViewProps) {
  const today = todayInSaoPaulo(new Date());
  const day = navigation.location.day ?? today;
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {admin.views.day}
      </h2>
      <DayPicker day={day} today={today} navigation={navigation} />
      <DaySchedule key={day} day={day} navigation={navigation} onChange={onChange} />
    </section>
  );
}
