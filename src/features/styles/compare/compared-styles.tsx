import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';

import { AreaError } from '@/components/area-error';
import { AreaLoader } from '@/components/area-loader';
import { useServerSettings } from '@/data/store/use-server-settings';
import { GlobalStylesProvider } from '../config/provider';

/** Provides the styles of the site to the pictures of a comparison, after these and the editor's settings are loaded. */
export function ComparedStyles( { children }: { children: ReactNode } ) {
	const { settings, error, retry } = useServerSettings();
	const loader = (
		<AreaLoader label={ __( 'Loading the pictures', 'atelier' ) } />
	);
	if ( error ) {
		return <AreaError error={ error } onRetry={ retry } />;
	}
	return settings ? (
		<GlobalStylesProvider
			editorSettings={ settings }
			fallback={ loader }
			renderError={ ( problem, onRetry ) => (
				<AreaError error={ problem } onRetry={ onRetry } />
			) }
		>
			{ children }
		</GlobalStylesProvider>
	) : (
		loader
	);
}
