import { __ } from '@wordpress/i18n';
import { copy, download, reset } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { useActionCommands } from '@/kits/commands';
import { useGlobalStyles } from './config/use-global-styles';
import { useStylesNavigation } from './config/styles-navigation';
import { downloadLook } from './variations/download-look';
import { useLooks } from './variations/use-looks';
import { useResetStyles } from './variations/use-reset-styles';

/** Registers the commands of Styles, while it is mounted: reset, a copy of the look, and its file. */
export function useStylesCommands(): void {
	const { user, isCustomized } = useGlobalStyles();
	const { goTo } = useStylesNavigation();
	const { store } = useLooks();
	const resetStyles = useResetStyles();
	const { settings, styles } = user;
	const title = getBootPayload().siteTitle;
	useActionCommands( [
		isCustomized && {
			name: 'styles/reset',
			label: __( 'Reset styles', 'atelier' ),
			icon: reset,
			run: resetStyles,
		},
		isCustomized && {
			name: 'styles/copy',
			label: __( 'Save a copy of the current styles', 'atelier' ),
			icon: copy,
			run: async () => {
				const isStored = await store( {
					title,
					kind: 'saved',
					settings,
					styles,
				} );
				if ( isStored ) {
					goTo( { screen: 'variations' } );
				}
			},
		},
		isCustomized && {
			name: 'styles/export',
			label: __( 'Export the current styles', 'atelier' ),
			icon: download,
			run: () => downloadLook( { title, settings, styles } ),
		},
	] );
}
