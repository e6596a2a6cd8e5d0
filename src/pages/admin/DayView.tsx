import { admin } from '#src/content/admin.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';
import { DayChooser } from './DayChooser.tsx';
import { DaySheet } from './DaySheet.tsx';
import type { InboxNavigation } from './useInboxAddress.ts';

interface DayViewProps {
  navigation: InboxNavigation;
  onChange: () => void;
}

/** The consultations of one day. */
export function DayView({ navigation, onChange }: DayViewProps) {
  const today = todayInSaoPaulo(new Date());
  const day = navigation.address.day ?? today;
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {admin.views.day}
      </h2>
      <DayChooser day={day} today={today} navigation={navigation} />
      <DaySheet key={day} day={day} navigation={navigation} onChange={onChange} />
    </section>
  );
}
