/** ACTIVE is open. MOVED: to another class of the network. TRANSFERRED: to another network. LEFT: to no class. */
export const enrolmentStatuses = ['ACTIVE', 'MOVED', 'TRANSFERRED', 'LEFT'] as const;

export const enrolmentStatusLabels: Record<(typeof enrolmentStatuses)[number], string> = {
  ACTIVE: 'Cursando',
  MOVED: 'Remanejado',
  TRANSFERRED: 'Transferido',
  LEFT: 'Saiu da turma',
};

/** How a list of the class says it. */
export const enrolmentSituationLabels: Record<(typeof enrolmentStatuses)[number], string> = {
  ACTIVE: 'Matriculado',
  MOVED: 'Remanejado',
  TRANSFERRED: 'Transferido',
  LEFT: 'Deixou de frequentar',
};
