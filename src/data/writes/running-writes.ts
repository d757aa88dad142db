let runningWrites = 0;

/**
 * Runs a write, which counts as running until it has a result.
 *
 * @param write The write.
 */
export async function whileWriting< T >(
	write: () => Promise< T >
): Promise< T > {
	runningWrites++;
	try {
		return await write();
	} finally {
		runningWrites--;
	}
}

/** Whether anything is being saved: by Save, or by a list, a form or the font library on their own. */
export function isWriteRunning(): boolean {
	return runningWrites > 0;
}
