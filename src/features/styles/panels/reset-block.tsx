import type { MouseEvent } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { moveFocus } from '@/focus';
import { runOnItems } from '@/kits/saving/outcomes';
import { getAtPath, setAtPath } from '@/utils/theme-json/value-at-path';
import { useGlobalStyles } from '../config/use-global-styles';
import { isBlockCustomized } from '../rules/block-panels';

/** Props of {@link ResetBlock}. */
export interface ResetBlockProps {
	blockName: string;
	/** Title of the block. */
	title: string;
	/** Returns the element that gets the focus when the button is removed. */
	findNext: ( button: HTMLElement ) => HTMLElement | null | undefined;
}

/** Button that resets all styles and settings of a block; nothing where the person has set none. */
export function ResetBlock( { blockName, title, findNext }: ResetBlockProps ) {
	const { user, setUser } = useGlobalStyles();
	if ( ! isBlockCustomized( user, blockName ) ) {
		return null;
	}
	const handleReset = ( { currentTarget }: MouseEvent< HTMLElement > ) => {
		moveFocus( findNext( currentTarget ) );
		const before = [ 'styles', 'settings' ].map( ( part ) =>
			getAtPath( user[ part as 'styles' | 'settings' ], [
				'blocks',
				blockName,
			] )
		);
		const write = ( [ styles, settings ]: unknown[] ) =>
			setUser(
				( config ) => ( {
					styles: setAtPath(
						config.styles,
						[ 'blocks', blockName ],
						styles
					),
					settings: setAtPath(
						config.settings,
						[ 'blocks', blockName ],
						settings
					),
				} ),
				`block.${ blockName }.${ Date.now() }`
			);
		void runOnItems( [ { id: blockName } ], {
			subject: 'block-styles',
			editedRecord: 'globalStyles',
			run: async () => {
				write( [] );
				return async () => write( before );
			},
			done: () =>
				sprintf(
					/* translators: %s: name of a block. */
					__( '%s styles reset.', 'atelier' ),
					title
				),
		} );
	};
	return (
		<Button
			size="small"
			variant="tertiary"
			aria-label={ sprintf(
				/* translators: %s: name of a block. */
				__( 'Reset %s', 'atelier' ),
				title
			) }
			onClick={ handleReset }
		>
			{ __( 'Reset', 'atelier' ) }
		</Button>
	);
}
