/** Where earlier versions kept a reading whose save failed, in the tab. */
export const unsavedKey = 'caderneta.unsaved-reading';
