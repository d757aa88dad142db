import { createRoot } from 'react-dom/client';

import { App } from '@/app/app';
import { fillSlots } from '@/app/fill-slots';
import { installPluginGuard } from '@/app/install-plugin-guard';
import { installPublicApi } from '@/app/public-api';
import { replaceShell } from '@/app/shell/replace-shell';
import { suppressWindowDrops } from '@/app/suppress-window-drops';
import { installApiMiddlewares } from '@/data/install-middlewares';
import { setDefaultPreferences } from '@/data/store/preferences';
import { registerStores } from '@/data/store';
import { installHistoryMemory, repairAddress } from '@/router';
import { installDeprecatedSlots } from '@/wordpress/deprecated-slots';
import { installHostScriptLoader } from '@/wordpress/host-scripts';
import { installParseAfterBlocks } from '@/wordpress/parse-after-blocks';
import { installTranslatedPopupDismiss } from '@/wordpress/translated-popup-dismiss';

const ROOT_ID = 'atelier';

suppressWindowDrops();
registerStores();
setDefaultPreferences();
fillSlots();
repairAddress();
installHistoryMemory();
installHostScriptLoader();
installParseAfterBlocks();
installApiMiddlewares();
installDeprecatedSlots();
installTranslatedPopupDismiss();
installPluginGuard();
installPublicApi();

const root = document.getElementById( ROOT_ID );
if ( root ) {
	replaceShell();
	createRoot( root ).render( <App /> );
}
