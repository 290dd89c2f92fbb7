import { assessmentEndpoints, classEndpoints, userEndpoints } from '@caderneta/contract';
import { createTextFilter, type PaletteItem } from '@caderneta/ui';
import { useState } from 'react';
import { useCall } from '../../lib/api/use-call.ts';
import { hrefTo, withQuery } from '../../lib/paths.ts';
import { recordHref } from '../../lib/record-href.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { SearchReach, SearchTarget } from './search-targets.ts';

/** Found of each kind at most: who wants more types more. */
const MOST = '6';
/** Letters from which the server is asked. */
const LEAST = 2;
/** Names and titles are asked for by a word of three letters: without one, those of a whole city would be read from end to end. */
const nameWord = /\S{3}/;

/**
 * What is found by the words typed, accents aside: screens and acts here, pupils, classes and assessments by the lists' own calls, so that
 * nobody finds what those would not show them.
 */
export function useSearch(typed: string, reach: SearchReach) {
  const [matches] = useState(createTextFilter);
  const words = typed.trim();
  const search = useDebounced(words, 150);
  const isAsked = search.length >= LEAST;
  const isNamed = nameWord.test(search);
  const query = { search, page: '1', limit: MOST };
  const input = (may: boolean) => (isAsked && may ? { query } : null);
  const pupils = useCall(
    userEndpoints.list,
    isNamed && reach.pupils ? { query: { ...query, role: 'STUDENT' as const } } : null,
  );
  const classes = useCall(classEndpoints.list, input(reach.classes));
  const assessments = useCall(assessmentEndpoints.list, input(reach.assessments && isNamed));

  const named = (targets: readonly SearchTarget[]): PaletteItem[] =>
    words === '' ? [] : targets.filter(({ label }) => matches(label, words)).slice(0, Number(MOST));
  const classOf = ({ grade, section }: { grade: string; section: string }) => `${grade} ${section}`;
  return {
    isShort: !nameWord.test(words),
    isLoading: words !== search || [pupils, classes, assessments].some(({ isLoading }) => isLoading),
    isOffline: [pupils, classes, assessments].some(({ failure }) => failure?.code === 'offline'),
    actions: named(reach.actions),
    screens: named(reach.screens),
    pupils: (pupils.data ?? []).map(({ id, name, profiles: [profile] }) => ({
      id,
      label: name,
      detail: [profile?.school_class && classOf(profile.school_class), profile?.institution?.name]
        .filter(Boolean)
        .join(' · '),
      href: withQuery(hrefTo('students'), { busca: name }),
    })),
    classes: (classes.data ?? []).map(({ id, name, institution, academic_year }) => ({
      id,
      label: name,
      detail: [institution.name, academic_year].filter(Boolean).join(' · '),
      href: recordHref({ kind: 'class', id, name }),
    })),
    assessments: (assessments.data ?? []).map(({ id, title, class: of, institution }) => ({
      id,
      label: title,
      detail: `${classOf(of)} · ${institution.name}`,
      href: recordHref({ kind: 'assessment', id, name: title }),
    })),
  };
}
