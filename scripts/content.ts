/** `npm run content`: checks what methodists wrote; `npm run content -- preview LESSON` opens a lesson in the player. */
if (process.argv[2] === 'preview') await (await import('./preview-lesson.ts')).previewLesson(process.argv[3]);
else await import('../server/src/check-content.ts');
