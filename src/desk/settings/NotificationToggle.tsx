import { useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { readDevicePreference, storeDevicePreference } from '#src/services/browser/devicePreference.ts';

/** Whether this browser tells of new submissions (see useNewsAlerts); nothing where it cannot. */
export function NotificationToggle() {
  const [isOn, setIsOn] = useState(areNotificationsOn);
  const [isRefused, setIsRefused] = useState(false);
  const change = async (wanted: boolean) => {
    const isAllowed = !wanted || (await Notification.requestPermission()) === 'granted';
    setIsRefused(!isAllowed);
    if (!isAllowed) return;
    setIsOn(wanted);
    storeDevicePreference('inbox-notifications', wanted);
  };
  if (!('Notification' in window)) return null;
  return (
    <div className="stack-1">
      <CheckboxField
        label="Avisar neste navegador quando chegar algo novo"
        checked={isOn}
        onChange={({ target }) => void change(target.checked)}
      />
      <p aria-live="polite" className="filled-only">
        {isRefused &&
          'O navegador não deixou. Libere as notificações deste site nas configurações dele e tente de novo.'}
      </p>
    </div>
  );
}

/** Whether notifications are permitted and switched on in this browser. */
export function areNotificationsOn(): boolean {
  return (
    'Notification' in window &&
    Notification.permission === 'granted' &&
    readDevicePreference('inbox-notifications', false)
  );
}
