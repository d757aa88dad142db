import { useMemo, type ReactNode } from 'react';
import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Link } from '@/router';
import { getEditTarget, getScreenPath } from './get-edit-target';
import { needsScripts } from './rules/needs-scripts';
import type { SeenThing, WalkReport } from './rules/read-report';
import { describePage, describeStatus } from './texts';

/** Props of {@link SeenLine}. */
export interface SeenLineProps {
	report: WalkReport | undefined;
	/** Document of the page. */
	page: Document;
	visitorUrl: string;
	/** Whether there are unsaved changes that the page does not show. */
	hasHiddenChanges: boolean;
}

/** The record, template, parts and menus of the current page, each with a link to its screen where the person may edit it. */
export function SeenLine( {
	report,
	page,
	visitorUrl,
	hasHiddenChanges,
}: SeenLineProps ) {
	const isScripted = useMemo( () => needsScripts( page ), [ page ] );
	const status = report?.record && describeStatus( report.record );
	return (
		<>
			{ isScripted && (
				<p className="atelier-walk__note">
					{ __(
						'Parts of this page are shown by scripts, which do not run in the preview.',
						'atelier'
					) }{ ' ' }
					<ExternalLink href={ visitorUrl }>
						{ __( 'Open in a new tab', 'atelier' ) }
					</ExternalLink>
				</p>
			) }
			{ hasHiddenChanges && (
				<p className="atelier-walk__note">
					{ __(
						'There are more unsaved changes than the page can show. It shows what is saved.',
						'atelier'
					) }
				</p>
			) }
			<ul
				className="atelier-walk__seen"
				aria-label={ __( 'Shown on this page', 'atelier' ) }
			>
				<SeenItem thing={ report?.record }>
					{ describePage( report ) }
				</SeenItem>
				{ status && <li>{ status }</li> }
				{ report?.template && (
					<SeenItem thing={ report.template }>
						{ sprintf(
							/* translators: %s: name of a template. */
							__( 'Template “%s”', 'atelier' ),
							report.template.title
						) }
					</SeenItem>
				) }
				{ report?.parts.map( ( part ) => (
					<SeenItem key={ part.id } thing={ part }>
						{ part.title }
					</SeenItem>
				) ) }
				{ report?.menus.map( ( menu ) => (
					<SeenItem key={ menu.id } thing={ menu }>
						{ sprintf(
							/* translators: %s: name of a menu. */
							__( 'Menu “%s”', 'atelier' ),
							menu.title || __( '(no title)', 'atelier' )
						) }
					</SeenItem>
				) ) }
				<EditItem report={ report } />
			</ul>
		</>
	);
}

function SeenItem( {
	thing,
	children,
}: {
	thing: SeenThing | undefined;
	children: ReactNode;
} ) {
	const path = thing && getScreenPath( thing );
	return <li>{ path ? <Link to={ path }>{ children }</Link> : children }</li>;
}

function EditItem( { report }: { report: WalkReport | undefined } ) {
	const target = getEditTarget( report );
	if ( ! target ) {
		return null;
	}
	return (
		<li className="atelier-walk__edit">
			{ 'path' in target ? (
				<Link to={ target.path } className="atelier-walk__editor">
					{ target.isTemplate
						? __( 'Edit this template', 'atelier' )
						: __( 'Edit this page', 'atelier' ) }
				</Link>
			) : (
				<a href={ target.url }>{ __( 'Edit this page', 'atelier' ) }</a>
			) }
		</li>
	);
}
