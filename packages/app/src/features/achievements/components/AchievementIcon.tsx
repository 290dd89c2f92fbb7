import {
  BookOpen,
  Calculator,
  CalendarCheck,
  Flame,
  Footprints,
  Landmark,
  LogIn,
  type LucideIcon,
  Medal,
  MessageCircle,
  Microscope,
  Sparkles,
  Star,
  Trophy,
} from 'lucide-react';

/** The icons that the catalogue names; another name shows a medal. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  'calendar-check': CalendarCheck,
  calculator: Calculator,
  flame: Flame,
  footprints: Footprints,
  landmark: Landmark,
  'log-in': LogIn,
  medal: Medal,
  'message-circle': MessageCircle,
  microscope: Microscope,
  sparkles: Sparkles,
  star: Star,
  trophy: Trophy,
};

/** The picture of an achievement, by its lucide name. */
export function AchievementIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Medal;
  return <Icon aria-hidden="true" size={24} />;
}
