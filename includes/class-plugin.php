<?php
/**
 * The composition root.
 *
 * @package Atelier
 */

namespace Atelier;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Creates the services, each of which adds its hooks. Those of the dashboard and of REST are created only where they can be needed.
 */
final class Plugin {

	/**
	 * Adds the hooks of the services that this request can need.
	 */
	public function register(): void {
		$address = new Page\Address();
		$printed = new Page\Printed_Output();
		$version = new Public_Page\Site_Version();
		$front   = new Public_Page\Front_Page();
		$page    = new Public_Page\Public_Page( $address, $front, $version );
		$build   = new Page\Build( ATELIER_DIR . '/build', plugins_url( 'build', ATELIER_FILE ) );
		$lock    = new Writes\Write_Lock();
		$tokens  = new Writes\Content_Tokens();
		$changes = new Writes\Last_Change();
		$usage   = new Usage\Usage_Index();
		$posts   = new Deletions\Deleted_Posts();
		$terms   = new Deletions\Deleted_Terms();
		$trashed = new Deletions\Trashed_Posts();
		$kept    = new Deletions\Kept_Records();
		$keeper  = new Deletions\Deletion_Keeper( $posts, $terms, $trashed, $kept );
		$log     = new History\Design_Log();
		$setting = new History\Design_Settings( $tokens );
		$records = new History\Design_Records( $posts );
		$past    = new History\Past_Design( $records, $setting );
		$moments = new History\Named_Moments( $setting, $lock );
		$draft   = new Drafts\Current_Draft( $address );
		$flag    = new Drafts\Publication_Flag( $lock );
		$publish = new Drafts\Publication( $lock, $flag, $log );
		$filling = new Drafts\Draft_Filling( $draft, $lock );
		$into    = new Transfer\Draft_Import( new Transfer\Design_Writer(), $filling, $draft, $tokens, $lock );

		$services = array(
			$printed,
			new Page\Host_Screen( $address ),
			new Page\Host_Fallback(),
			$build,
			$version,
			new Http\Session( $address, $printed ),
			$page,
			new Lists\Saved_Views( Lists\Saved_Views_Controller::class, Lists\Saved_View_Types_Controller::class ),
			new Templates\Templates( $lock, $tokens, $changes ),
			new Templates\Template_Terms(),
			$changes,
			new Writes\Stored_Markup(),
			new Styles\Looks(),
			new Styles\Dark_Styles(),
			new Styles\Own_Block_Styles( $lock ),
			new Styles\Element_Viewports(),
			new Styles\Root_Viewports(),
			new Styles\Theme_Configs( $address ),
			new Styles\Stored_Styles( Styles\Global_Styles_Controller::class, Styles\Global_Styles_Revisions_Controller::class ),
			$usage,
			new Menus\Menu_Capability(),
			new Menus\New_Menus(),
			$keeper,
			new Lists\Departed_Authors(),
			new Health\Site_Health( new Health\Loopback() ),
			new Deletions\Deletion_Expiry( $posts, $kept, $keeper ),
			$log,
			$moments,
			new History\First_States(),
			new History\Moment_Preview( $address, $past ),
			new Walk\Walked_Page( $address, $page, new Walk\Seen_Records(), new Walk\Unsaved_Records( $address ) ),
			new Drafts\Made_Records(),
			new Drafts\Closed_Records(),
			new Drafts\Draft_Disposal(),
			new Drafts\Proposers(),
			new Drafts\Proposer_Role(),
			$flag,
			new Drafts\Draft_Link( $address ),
			new Drafts\Draft_Schedule( $publish, $lock, $address ),
			$draft,
			new Bring\Left_Work(),
			new Transfer\Transfer_Command( new Transfer\Design_Import( new Transfer\Design_Writer(), $tokens, $lock, $log ), $into ),
			...self::build_abilities( new Abilities\Verb_Runner( $filling, $draft, $address ) ),
		);

		// Runs before WordPress reads the parameter.
		add_action( 'plugins_loaded', array( $address, 'drop_empty_preview' ), 0 );
		// Runs before the site's content is read.
		add_action( 'plugins_loaded', array( Writes\Fresh_Reads::class, 'use_writer_for_design' ), 0 );
		add_action( 'init', array( $this, 'load_translations' ), 0 );
		self::register_all( $services );
		if ( is_admin() ) {
			self::register_all( $this->build_dashboard( $address, $front, $version, $page, $build, $printed, $draft ) );
		}
		// Runs first, because the services add hooks of this action, too.
		add_action(
			'rest_api_init',
			fn() => self::register_all(
				array_merge(
					$this->build_guards( $tokens, $lock, $changes ),
					$this->build_routes( $tokens, $lock, $usage, $keeper ),
					array( new Deletions\Deletions_Controller( $posts, $terms, $trashed, $keeper, $kept, $lock ) ),
					self::build_history( $tokens, $lock, $posts, $log, $setting, $records, $past, $moments ),
					array(
						new Drafts\Draft_Guard( $draft, $lock, new Drafts\Draft_Removals( $draft ), new Drafts\Draft_Conflicts( $draft, $tokens ) ),
						new Drafts\Drafts_Controller( $publish, $lock, $filling, new Drafts\Proposals( $address ) ),
						new Drafts\Draft_Revisions_Controller( $lock ),
						new Drafts\Draft_States( $draft ),
						new Drafts\Differences_Controller( $draft ),
					),
					self::build_transfer( new Transfer\Design_Import( new Transfer\Design_Writer(), $tokens, $lock, $log ), $into )
				)
			),
			0
		);
	}

	/**
	 * Creates the services that only pages of the dashboard need.
	 *
	 * @param Page\Address             $address Addresses of Design.
	 * @param Public_Page\Front_Page   $front   The front page.
	 * @param Public_Page\Site_Version $version The state of the site.
	 * @param Public_Page\Public_Page  $page    The public page.
	 * @param Page\Build               $build   The built scripts.
	 * @param Page\Printed_Output      $printed Output of plugins before the document.
	 * @param Drafts\Current_Draft     $draft   The current draft of the design.
	 * @return object[]
	 */
	private function build_dashboard( Page\Address $address, Public_Page\Front_Page $front, Public_Page\Site_Version $version, Public_Page\Public_Page $page, Page\Build $build, Page\Printed_Output $printed, Drafts\Current_Draft $draft ): array {
		$theme   = new Page\Theme_Support();
		$sidebar = new Page\Sidebar( $theme, $address );
		$styles  = new Styles\Styles_Outline( $address );
		$texts   = new Page\Host_Texts( $build );
		$boot    = new Page\Boot_Payload( $theme, $address, $sidebar, $front, $styles, $version, $draft );
		$editor  = new Page\Editor_Payload( new Page\Host_Assets( $build ), new Page\Preload_Paths( $front, $address ), $styles );
		$shell   = new Page\Shell_Markup( $build, $sidebar, new Styles\Styles_Markup( $styles, $build, $address ), $address, $page, new Page\List_Shell( $address, new Lists\List_Paths( $address ) ) );

		return array(
			new Page\Admin_Page( $address, $sidebar, new Page\Document( $build, $boot, $address, $shell, $texts, new Page\Script_Fallback( $build, $texts ), $printed ), $editor, $printed ),
			new Page\Dashboard_Links(),
			new Page\Editor_Links( $address ),
			new Page\Screen_Preloads( $address, $theme, new Lists\List_Paths( $address ) ),
			new Drafts\Draft_File( $address ),
			new Drafts\Proposal_Start( $address ),
			new Drafts\Network_Drafts( $address ),
		);
	}

	/**
	 * Creates the services that check every REST request, or extend routes of WordPress.
	 *
	 * @param Writes\Content_Tokens $tokens  Computes tokens.
	 * @param Writes\Write_Lock     $lock    Locks records.
	 * @param Writes\Last_Change    $changes Finds the authors of changes.
	 * @return object[]
	 */
	private function build_guards( Writes\Content_Tokens $tokens, Writes\Write_Lock $lock, Writes\Last_Change $changes ): array {
		return array(
			new Lists\List_Filters(),
			new Lists\Added_Statuses(),
			new Posts\New_Drafts(),
			new Posts\Note_Counts(),
			new Posts\Page_Hierarchy(),
			new Writes\Write_Guard( $tokens, $lock, $changes ),
			new Writes\Theme_Guard(),
			new Writes\Finite_Numbers(),
			new Writes\Created_Once( $lock ),
			new Writes\Loss_Report(),
			new Templates\Listed_Templates(),
			new Patterns\Category_Names(),
			new Patterns\Part_Files(),
		);
	}

	/**
	 * Creates the controllers of Design's routes.
	 *
	 * @param Writes\Content_Tokens     $tokens Computes tokens.
	 * @param Writes\Write_Lock         $lock   Locks records.
	 * @param Usage\Usage_Index         $usage  The index of uses.
	 * @param Deletions\Deletion_Keeper $keeper Stores deleted records.
	 * @return object[]
	 */
	private function build_routes( Writes\Content_Tokens $tokens, Writes\Write_Lock $lock, Usage\Usage_Index $usage, Deletions\Deletion_Keeper $keeper ): array {
		$fonts  = new Styles\Theme_Font_Files();
		$writer = new Usage\Usage_Place_Writer( $lock, $tokens, $usage, $keeper->delete_for_good( ... ) );
		$group  = new Usage\Usage_Group_Writer( $lock, $usage );
		$work   = new Usage\Presets\Preset_Work( $writer, $group, new Writes\Open_Records() );

		return array(
			$fonts,
			new Writes\Open_Records_Controller( new Writes\Open_Records() ),
			new Http\Request_Headers_Controller(),
			new Health\Health_Controller( new Health\Loopback() ),
			new Posts\Post_Counts_Controller(),
			new Page\Block_Plugin_Controller(),
			new Styles\Default_Styles_Controller(),
			new Styles\Looks_Controller(),
			new Styles\Style_Values_Controller(),
			new Fonts\Font_Install_Controller(),
			new Usage\Presets\Site_Presets_Controller( $usage ),
			new Usage\Findings_Controller( $usage ),
			new Page\Site_Controller( new Page\Theme_Support() ),
			new Styles\Own_Block_Styles_Controller( new Styles\Own_Block_Styles( $lock ) ),
			new Fonts\Installed_Fonts_Controller( $tokens, $fonts ),
			new Fonts\Font_Content_Controller(),
			new Usage\Usage_Controller( $usage, $writer, new Usage\Usage_Undo( $writer, $group ) ),
			new Usage\Presets\Preset_Usage_Controller( $usage, $work ),
			new Usage\Strays\Stray_Controller( $usage, $work ),
			new Menus\Menu_Links_Controller( $tokens, $writer ),
			new Patterns\Patterns_Controller( new Patterns\Pattern_List( $tokens ), new Patterns\Pattern_Categories( $tokens ), new Patterns\Part_List( $tokens ) ),
			new Public_Page\Front_Page_Controller( new Public_Page\Front_Page() ),
			new Previews\Previews_Controller( new Previews\Preview_Frame(), new Previews\Record_Renderer() ),
		);
	}

	/**
	 * Creates the services for programs.
	 *
	 * @param Abilities\Verb_Runner $runner Runs verbs.
	 * @return object[]
	 */
	private static function build_abilities( Abilities\Verb_Runner $runner ): array {
		return array( new Abilities\Abilities( $runner ), new Abilities\Verb_Command( $runner ) );
	}

	/**
	 * Creates the controllers of the history's routes.
	 *
	 * @param Writes\Content_Tokens   $tokens   Computes tokens.
	 * @param Writes\Write_Lock       $lock     Locks records.
	 * @param Deletions\Deleted_Posts $deleted  Deleted posts.
	 * @param History\Design_Log      $log      The log of changes without revisions.
	 * @param History\Design_Settings $settings Settings of the design.
	 * @param History\Design_Records  $records  Records of the design.
	 * @param History\Past_Design     $past     The design of a moment.
	 * @param History\Named_Moments   $moments  Moments with stored contents.
	 * @return object[]
	 */
	private static function build_history( Writes\Content_Tokens $tokens, Writes\Write_Lock $lock, Deletions\Deleted_Posts $deleted, History\Design_Log $log, History\Design_Settings $settings, History\Design_Records $records, History\Past_Design $past, History\Named_Moments $moments ): array {
		$changes = new History\Planned_Changes( $records, $settings, $past, $tokens, new Writes\Open_Records(), $deleted );
		$going   = new History\Going_Back( $changes, new History\Record_Writer( $tokens, new History\Lost_Records( $lock ) ), $moments, $records, $log, $settings, $tokens, $lock );

		return array(
			new History\History_Controller( new History\History_List( $records ), $records, $past, $changes, $going ),
			new History\Named_Moments_Controller( $moments ),
		);
	}

	/**
	 * Creates the controllers of the routes that export and import a design.
	 *
	 * @param Transfer\Design_Import $import Imports.
	 * @param Transfer\Draft_Import  $drafts Imports into drafts.
	 * @return object[]
	 */
	private static function build_transfer( Transfer\Design_Import $import, Transfer\Draft_Import $drafts ): array {
		return array(
			new Transfer\Transfer_Controller( $import, $drafts ),
			new Transfer\Network_Transfer_Controller( new Transfer\Network_Transfer( new Health\Loopback() ) ),
			new Bring\Bring_Controller( $import, new Bring\Bring_Preview( new Previews\Preview_Frame(), new Previews\Record_Renderer() ) ),
		);
	}

	/**
	 * Adds the hooks of services.
	 *
	 * @param object[] $services The services.
	 */
	private static function register_all( array $services ): void {
		foreach ( $services as $service ) {
			$service->register();
		}
	}

	/**
	 * Loads the plugin's translations.
	 */
	public function load_translations(): void {
		load_plugin_textdomain( 'atelier', false, dirname( plugin_basename( ATELIER_FILE ) ) . '/languages' );
	}
}
