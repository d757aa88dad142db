/*
 * Script that is printed into the document (`includes/page/class-document.php`) and runs before the application has loaded. The shell is
 * painted first: other work of the page would delay it, and cached scripts would even run before it.
 */
import { rememberPaletteKeys } from './palette-request';
import { runPrintedScripts } from './run-printed-scripts';
import { showPrintedPage } from './show-printed-page';
import { whenShellPainted } from './when-shell-painted';
import './shell.scss';

declare global {
	interface Window {
		/** Called at the document's end, when its style sheets have loaded. */
		atelierRunScripts?: () => void;
	}
}

rememberPaletteKeys();
const painted = whenShellPainted();
void painted.then( showPrintedPage );
window.atelierRunScripts = () => void painted.then( runPrintedScripts );
