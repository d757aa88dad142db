import { useHostCommands } from '@/wordpress/core-commands';

/** Registers commands while it is mounted. */
export function CommandLoaders() {
	useHostCommands();
	return null;
}
