import { Button, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { useGlobalStyles } from '../config/use-global-styles';
import { isLookInForce, isEmptyLook } from '../engine/variation-properties';
import { NameModal } from '../presets/name-modal';
import { ImportLook } from '../variations/import-look';
import { LookButton } from '../variations/look-button';
import { SavedLooks } from '../variations/saved-looks';
import { useApplyLook } from '../variations/use-apply-look';
import { useLooks } from '../variations/use-looks';
import { useThemeLooks } from '../variations/use-theme-looks';
import { ScreenFrame } from './screen-frame';
import { ScreenGroup } from './screen-group';

/** Whole looks to choose from: the theme's, and the person's own. */
export function VariationsScreen() {
	const { user } = useGlobalStyles();
	const { looks, isLoading } = useThemeLooks();
	const { keep } = useLooks();
	const applyLook = useApplyLook();
	const [ isNaming, setIsNaming ] = useState( false );
	return (
		<ScreenFrame
			title={ __( 'Browse styles', 'atelier' ) }
			description={ __(
				'Choose a variation to change the look of the site.',
				'atelier'
			) }
		>
			<ScreenGroup title={ __( 'Theme', 'atelier' ) }>
				{ isLoading && <Spinner /> }
				<ul className="atelier-styles-looks">
					{ looks.map( ( look, index ) => (
						<li key={ `${ look.title }-${ index }` }>
							<LookButton
								title={ look.title }
								description={ look.description }
								look={ look }
								isActive={ isLookInForce( user, look ) }
								onSelect={ () =>
									applyLook(
										look,
										sprintf(
											/* translators: %s: name of a style variation. */
											__( '%s applied.', 'atelier' ),
											look.title
										)
									)
								}
							/>
						</li>
					) ) }
				</ul>
			</ScreenGroup>
			<ScreenGroup
				title={ __( 'Yours', 'atelier' ) }
				actions={ <ImportLook /> }
			>
				<SavedLooks />
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isEmptyLook( user ) }
					accessibleWhenDisabled
					onClick={ () => setIsNaming( true ) }
				>
					{ __( 'Save current styles', 'atelier' ) }
				</Button>
			</ScreenGroup>
			{ isNaming && (
				<NameModal
					title={ __( 'Save current styles', 'atelier' ) }
					name=""
					onRename={ ( title ) =>
						void keep( {
							title,
							kind: 'saved',
							settings: user.settings,
							styles: user.styles,
						} )
					}
					onClose={ () => setIsNaming( false ) }
				/>
			) }
		</ScreenFrame>
	);
}
