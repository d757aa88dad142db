import { useRef, useState } from 'react';
import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus, symbol, symbolFilled, upload } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { useActionCommands, type ActionCommand } from '@/kits/commands';
import { editPath, useNavigate } from '@/router';
import { importFiles } from './actions/import-files';
import { CreatePartModal } from './dialogs/create-part-modal';
import { CreatePatternModal } from './dialogs/create-pattern-modal';
import { ALL_PATTERNS, MY_PATTERNS, UNCATEGORIZED } from './rules/names';
import type { CategoryItem } from './rules/types';
import { usePartLibrary, usePatternLibrary } from './use-libraries';
import { useOpenCategory } from './use-open-category';
import type { CreatedItem } from './writes/create-items';

/** Props of {@link AddNew}. */
export interface AddNewProps {
	/** The open category or area. */
	category: CategoryItem | undefined;
}

/** A way to add something: an item of the dropdown, and a command. */
type Way = ActionCommand & { icon: JSX.Element };

const GROUPS: readonly string[] = [ ALL_PATTERNS, MY_PATTERNS, UNCATEGORIZED ];

/** The dropdown that adds patterns and template parts, as far as the person has the rights (specification 2.6, 6). */
export function AddNew( { category }: AddNewProps ) {
	const { postType } = useOpenCategory();
	const patterns = usePatternLibrary().library;
	const parts = usePartLibrary().library;
	const { navigate } = useNavigate();
	const [ open, setOpen ] = useState< 'pattern' | 'part' >();
	const input = useRef< HTMLInputElement >( null );
	const canAddPattern = patterns?.can.create ?? false;
	const canAddPart =
		getBootPayload().theme.isBlockTheme && ( parts?.can.create ?? false );
	// Groups are not categories: a pattern that is created in a group has none.
	const ownCategory =
		postType === 'wp_block' &&
		category &&
		! GROUPS.includes( category.name )
			? category
			: undefined;
	const close = () => setOpen( undefined );
	const openCreated = ( { postType: type, id }: CreatedItem ) => {
		close();
		navigate( editPath( type, id ) );
	};

	const all: readonly ( Way | false )[] = [
		canAddPattern && {
			name: 'list/add-pattern',
			label: __( 'Add pattern', 'atelier' ),
			icon: symbol,
			run: () => setOpen( 'pattern' ),
		},
		canAddPart && {
			name: 'list/add-part',
			label: __( 'Add template part', 'atelier' ),
			icon: symbolFilled,
			run: () => setOpen( 'part' ),
		},
		canAddPattern && {
			name: 'list/import-pattern',
			label: __( 'Import pattern from JSON', 'atelier' ),
			icon: upload,
			run: () => input.current?.click(),
		},
	];
	const ways = all.filter( ( way ): way is Way => !! way );
	useActionCommands( ways );

	if ( ways.length === 0 ) {
		return null;
	}
	return (
		<>
			<WaysMenu ways={ ways } />
			<input
				ref={ input }
				type="file"
				accept=".json"
				multiple
				hidden
				aria-label={ __( 'Import pattern from JSON', 'atelier' ) }
				onChange={ ( { currentTarget } ) => {
					const files = [ ...( currentTarget.files ?? [] ) ];
					// The same file can be chosen again.
					currentTarget.value = '';
					void importFiles( files, ownCategory?.label, patterns );
				} }
			/>
			{ open === 'pattern' && (
				<CreatePatternModal
					category={ ownCategory }
					onCreated={ openCreated }
					onClose={ close }
				/>
			) }
			{ open === 'part' && (
				<CreatePartModal
					area={
						postType === 'wp_template_part' && category
							? category.name
							: UNCATEGORIZED
					}
					onCreated={ openCreated }
					onClose={ close }
				/>
			) }
		</>
	);
}

function WaysMenu( { ways }: { ways: readonly Way[] } ) {
	return (
		<DropdownMenu
			icon={ plus }
			text={ __( 'Add Pattern', 'atelier' ) }
			label={ __( 'Add Pattern', 'atelier' ) }
			toggleProps={ {
				variant: 'primary',
				size: 'compact',
				showTooltip: false,
			} }
		>
			{ ( { onClose } ) => (
				<MenuGroup>
					{ ways.map( ( { name, label, icon, run } ) => (
						<MenuItem
							key={ name }
							icon={ icon }
							iconPosition="left"
							onClick={ () => {
								onClose();
								run();
							} }
						>
							{ label }
						</MenuItem>
					) ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
