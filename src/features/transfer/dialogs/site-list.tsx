import { CheckboxControl } from '@wordpress/components';

import type { NetworkSite } from '../rules/types';
import type { SiteReport } from '../use-site-imports';
import { SiteReportLine } from './site-report-line';

/** Props of {@link SiteList}. */
export interface SiteListProps {
	sites: readonly NetworkSite[];
	ticked: ReadonlySet< number >;
	reports: ReadonlyMap< number, SiteReport >;
	onTick: ( site: number, isTicked: boolean ) => void;
	onUndo: ( site: number, run: string ) => Promise< void >;
}

/** Sites of the network to choose from, each with its report. */
export function SiteList( {
	sites,
	ticked,
	reports,
	onTick,
	onUndo,
}: SiteListProps ) {
	return (
		<ul className="atelier-transfer__sites">
			{ sites.map( ( site ) => (
				<li key={ site.id }>
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ site.name }
						help={ site.url }
						checked={ ticked.has( site.id ) }
						onChange={ ( isTicked ) => onTick( site.id, isTicked ) }
					/>
					<SiteReportLine
						site={ site }
						report={
							ticked.has( site.id )
								? reports.get( site.id )
								: undefined
						}
						onUndo={ ( run ) => void onUndo( site.id, run ) }
					/>
				</li>
			) ) }
		</ul>
	);
}
