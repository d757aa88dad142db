import { useRef, useState } from 'react';
import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus, symbol, symbolFilled, upload } from '@wordpress/icons';

import { getBootPayload } from '@/data/site/boot-payload';
import { useActionCommands } from '@/kits/commands';
import { editPath, useNavigate } from '@/router';
import { importFiles } from './actions/import-files';
import { CreatePartModal } from './dialogs/create-part-modal';
import { CreatePatternModal } from './dialogs/create-pattern-modal';
import { ALL_PATTERNS, MY_PATTERNS, UNCATEGORIZED } from './rules/names';
import type { CategoryItem } from './rules/types';
import { usePartLibrary, usePatternLibrary } from './use-libraries';
import { useOpenCategory } from './use-open-category';
import type { CreatedItem } from './writes/write-patterns';

/** Props of {@link AddNew}. */
export interface AddNewProps {
	/** The open category or area. */
	category: CategoryItem | undefined;
}

const GROUPS: readonly string[] = [ ALL_PATTERNS, MY_PATTERNS, UNCATEGORIZED ];

/** The dropdown that adds patterns and template parts, each by its right (specification 2.6, 6). */
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
	// Groups are no categories: what is made in them gets none.
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

	useActionCommands( [
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
	] );

	if ( ! canAddPattern && ! canAddPart ) {
		return null;
	}
	return (
		<>
			<DropdownMenu
				icon={ plus }
				text={ __( 'Add New', 'atelier' ) }
				label={ __( 'Add New', 'atelier' ) }
				toggleProps={ {
					variant: 'primary',
					size: 'compact',
					showTooltip: false,
				} }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						{ canAddPattern && (
							<MenuItem
								icon={ symbol }
								iconPosition="left"
								onClick={ () => {
									onClose();
									setOpen( 'pattern' );
								} }
							>
								{ __( 'Add pattern', 'atelier' ) }
							</MenuItem>
						) }
						{ canAddPart && (
							<MenuItem
								icon={ symbolFilled }
								iconPosition="left"
								onClick={ () => {
									onClose();
									setOpen( 'part' );
								} }
							>
								{ __( 'Add template part', 'atelier' ) }
							</MenuItem>
						) }
						{ canAddPattern && (
							<MenuItem
								icon={ upload }
								iconPosition="left"
								onClick={ () => {
									onClose();
									input.current?.click();
								} }
							>
								{ __( 'Import pattern from JSON', 'atelier' ) }
							</MenuItem>
						) }
					</MenuGroup>
				) }
			</DropdownMenu>
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
					void importFiles(
						files,
						ownCategory?.label,
						patterns?.categories ?? []
					);
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
