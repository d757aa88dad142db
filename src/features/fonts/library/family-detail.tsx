import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { UsedIn } from '@/features/usage';
import type { FontFace, FontLists } from '../types';
import { getThemeFaceBytes } from '../rules/face-bytes';
import { listFontUses, usesFamily } from '../rules/font-uses';
import { findSameFace } from '../rules/face-identity';
import { getFamilyName } from '../rules/sort-families';
import { setFamilyActive, toggleFace } from '../rules/toggle-faces';
import { LiveOnlyButton } from '@/kits/actions';
import { formatBytes } from '@/utils/format-bytes';
import { DetailHeader } from '../parts/detail-header';
import { VariantList } from '../parts/variant-list';
import { useFontSession } from '../session/font-session';
import type { LibraryFamily } from './list-library';
import { ReinstallButton } from './reinstall-button';
import { UseFor } from './use-for';
import { describeLostFont, UninstallDialog } from './uninstall-dialog';
import { useStyleNodeNames } from './use-style-node-names';
import { VariableSample } from './variable-sample';

/** Props of {@link FamilyDetail}. */
export interface FamilyDetailProps {
	entry: LibraryFamily;
	onBack: () => void;
}

/** A family of the library: its variants with checkboxes, its uses, and the button that uninstalls it. */
export function FamilyDetail( { entry, onBack }: FamilyDetailProps ) {
	const { family, source, active, record, missing } = entry;
	const { canEdit, editLists, installed, mergedStyles } = useFontSession();
	const [ isUninstalling, setIsUninstalling ] = useState( false );
	const name = getFamilyName( family );
	const places = useStyleNodeNames(
		listFontUses( mergedStyles )
			.filter( ( use ) => use.isOwn && usesFamily( use, family ) )
			.map( ( { path } ) => path )
	);
	const edit = (
		update: ( list: FontLists[ 'custom' ] ) => FontLists[ 'custom' ]
	) =>
		editLists( ( lists ) => ( {
			...lists,
			[ source ]: update( lists[ source ] ),
		} ) );

	return (
		<div className="atelier-fonts-body">
			<DetailHeader title={ name } onBack={ onBack } />
			<p className="atelier-fonts-detail__hint">
				{ __(
					'Choose font variants. Keep in mind that too many variants could make your site slower.',
					'atelier'
				) }
			</p>
			{ missing !== 'none' && (
				<Notice
					className="atelier-fonts-missing"
					status="warning"
					isDismissible={ false }
					// Without it the notice would render its children by calling them as functions, which breaks their hooks.
					spokenMessage={ describeMissing( missing ) }
				>
					<p>{ describeMissing( missing ) }</p>
					<ReinstallButton slug={ family.slug } />
				</Notice>
			) }
			{ ! active && places.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ describeLostFont( places ) }
				</Notice>
			) }
			<VariantList
				family={ family }
				active={ active }
				isDisabled={ ! canEdit }
				onToggle={ ( face ) =>
					edit( ( list ) => toggleFace( list, family, face ) )
				}
				onToggleAll={ ( isActive ) =>
					edit( ( list ) =>
						setFamilyActive( list, family, isActive )
					)
				}
				renderNote={ ( face ) => (
					<span className="atelier-fonts-variant__size">
						{ describeSize( face, entry, installed.themeSize ) }
					</span>
				) }
			/>
			<UseFor entry={ entry } />
			<VariableSample family={ family } />
			<UsedIn kind="font" id={ family.slug } headingLevel={ 3 } />
			{ source === 'custom' && record?.canDelete && (
				<LiveOnlyButton
					what="fonts"
					variant="secondary"
					isDestructive
					__next40pxDefaultSize
					className="atelier-fonts-detail__delete"
					onClick={ () => setIsUninstalling( true ) }
				>
					{ __( 'Delete', 'atelier' ) }
				</LiveOnlyButton>
			) }
			{ record && isUninstalling && (
				<UninstallDialog
					font={ record }
					places={ places }
					onClose={ () => setIsUninstalling( false ) }
					onUninstalled={ onBack }
				/>
			) }
		</div>
	);
}

function describeMissing( missing: LibraryFamily[ 'missing' ] ): string {
	return missing === 'all'
		? __(
				'The files of this font are gone. Text in it is shown in another font.',
				'atelier'
		  )
		: __(
				'Some files of this font are gone. Text in these variants is shown in others.',
				'atelier'
		  );
}

function describeSize(
	face: FontFace,
	{ record, source }: LibraryFamily,
	themeSize: Readonly< Record< string, unknown > >
): string {
	if ( source === 'theme' ) {
		const bytes = getThemeFaceBytes( face, themeSize );
		return bytes > 0 ? formatBytes( bytes ) : '';
	}
	const stored = findSameFace( record?.fontFace, face );
	if ( ! stored || stored.isMissing ) {
		return __( 'File missing', 'atelier' );
	}
	return stored.bytes > 0 ? formatBytes( stored.bytes ) : '';
}
