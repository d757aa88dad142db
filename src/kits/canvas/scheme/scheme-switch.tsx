import {
	DropdownMenu,
	MenuGroup,
	MenuItemsChoice,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { styles } from '@wordpress/icons';

import {
	setPreviewScheme,
	useIsPreviewSchemeOffered,
	usePreviewScheme,
	type PreviewScheme,
} from './preview-scheme';

/** The menu that sets the scheme of previews; shown only where the site looks different in the dark. */
export function SchemeSwitch() {
	const scheme = usePreviewScheme();
	const isOffered = useIsPreviewSchemeOffered();
	if ( ! isOffered ) {
		return null;
	}
	const choices: { value: PreviewScheme; label: string }[] = [
		{ value: 'system', label: __( 'As the system', 'atelier' ) },
		{
			value: 'light',
			label: _x( 'Light', 'color scheme', 'atelier' ),
		},
		{ value: 'dark', label: __( 'Dark', 'atelier' ) },
	];
	return (
		<DropdownMenu
			icon={ styles }
			label={ __( 'Light or dark', 'atelier' ) }
			toggleProps={ { size: 'compact', isPressed: scheme !== 'system' } }
			popoverProps={ { placement: 'top-end' } }
		>
			{ ( { onClose }: { onClose: () => void } ) => (
				<MenuGroup>
					<MenuItemsChoice
						choices={ choices }
						value={ scheme }
						onHover={ () => {} }
						onSelect={ ( next: string ) => {
							setPreviewScheme( next as PreviewScheme );
							onClose();
						} }
					/>
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
