import { useEffect } from 'react';
import { useDispatch } from '@wordpress/data';

import { store } from '@/data/store';
import type { Config } from '@/utils/theme-json/config';
import { dropWrongTypes } from '../rules/drop-wrong-types';

/**
 * Shows a config in the previews beside the panel while the component is mounted (specification 4.3: selecting a revision
 * previews it), without its unreadable values. Nothing is edited.
 *
 * @param config The config; the site's own is shown when missing.
 */
export function usePreviewedConfig( config: Config | undefined ): void {
	const { previewStyles } = useDispatch( store );
	const { settings, styles } = config ?? {};
	useEffect( () => {
		if ( ! settings || ! styles ) {
			return undefined;
		}
		void previewStyles( dropWrongTypes( { settings, styles } ).config );
		return () => void previewStyles( null );
	}, [ settings, styles, previewStyles ] );
}
