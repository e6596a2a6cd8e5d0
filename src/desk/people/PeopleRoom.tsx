import { useEffect, useState } from 'react';
import { useReturnFocus } from '#src/desk/parts/useReturnFocus.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { PeopleList } from './PeopleList.tsx';
import { PersonView } from './PersonView.tsx';

interface PeopleRoomProps {
  navigation: InboxNavigation;
  onChange: () => void;
}

/** The people, or the one of them whom the address opens. */
export function PeopleRoom({ navigation, onChange }: PeopleRoomProps) {
  const { openId } = navigation.location;
  useReturnFocus(openId);
  // A person who is open from the start takes no focus.
  const [begun, setBegun] = useState(openId === undefined);
  useEffect(() => setBegun((before) => before || openId === undefined), [openId]);
  return openId ? (
    <PersonView id={openId} takesFocus={begun} onClose={navigation.close} onChange={onChange} />
  ) : (
    <PeopleList navigation={navigation} />
  );
}
