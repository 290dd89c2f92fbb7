/** Pages of a pupil's sheet at most, the columns that each holds, and the questions of a column. */
export const mostPages = 2;
export const mostColumnsOfPage = 4;
export const mostQuestionsOfColumn = 25;
/** Columns and questions that a key can have. */
export const mostColumns = mostPages * mostColumnsOfPage;
export const mostQuestions = mostColumns * mostQuestionsOfColumn;
