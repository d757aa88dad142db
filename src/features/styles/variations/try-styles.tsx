import { useSelect } from '@wordpress/data';

import { TryHere, type TryHereProps } from '@/features/drafts';
import { stylesPath } from '@/router';
import type { Config } from '@/utils/theme-json/config';
import { getGlobalStylesId } from '@/wordpress/global-styles-records';
import { toStylesChange } from '../rules/to-styles-change';

/** Props of {@link TryStyles}. */
export interface TryStylesProps
	extends Pick< TryHereProps, 'variant' | 'onClose' > {
	/** The config to try. */
	config: Config;
	name: string;
}

/** Button that tries styles in a draft of the design. */
export function TryStyles( { config, ...props }: TryStylesProps ) {
	const id = useSelect( getGlobalStylesId, [] );
	return id === undefined ? null : (
		<TryHere
			{ ...props }
			path={ stylesPath() }
			getChanges={ () => [ toStylesChange( id, config ) ] }
		/>
	);
}
